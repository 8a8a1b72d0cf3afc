import { SUPERUSER } from './create-cluster.ts';
import { ensurePassword } from './password.ts';

export const DATABASE = 'arunika';

export function connectionUrl(stateDir: string, port: number, database: string): string {
  const password = encodeURIComponent(ensurePassword(stateDir));
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;
}
