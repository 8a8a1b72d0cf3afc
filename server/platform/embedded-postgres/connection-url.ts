import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SUPERUSER } from './create-cluster.ts';

export const DATABASE = 'arunika';

export function connectionUrl(notes: string, port: number, database: string): string {
  const password = encodeURIComponent(readFileSync(join(notes, 'password'), 'utf8'));
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;
}
