import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { SUPERUSER } from './cluster.ts';
import { ensurePassword, hasPassword } from './resolve-layout.ts';

export const DATABASE = 'arunika';

export function connectionUrl(stateDir: string, port: number, database: string): string {
  const password = encodeURIComponent(ensurePassword(stateDir));
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;
}

/** URL of the running embedded server of this data folder; null if stopped. For tools. */
export async function readRunningUrl(dataDir: string): Promise<string | null> {
  const portFile = join(dataDir, 'port');
  if (!existsSync(portFile) || !hasPassword(dataDir)) return null;
  const url = connectionUrl(dataDir, Number(readFileSync(portFile, 'utf8')), DATABASE);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return url;
  } catch {
    return null;
  }
}
