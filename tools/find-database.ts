import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readRunningUrl, startEmbeddedPostgres } from '#server/platform/embedded-postgres/index.ts';

/** Never through a pooler: the environment's, else DATA_DIR's, which is started until `closing` ends if needed. */
export async function findDatabase(closing: AsyncDisposableStack): Promise<string> {
  const configured = (process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL || '').trim();
  if (configured !== '') return configured;
  const dataDir = join(resolve(process.env.DATA_DIR ?? '.data'), 'postgres');
  // Starting would create an empty database.
  if (!existsSync(dataDir)) throw new Error(`Belum ada database di ${dataDir}.`);
  const running = await readRunningUrl(dataDir);
  if (running !== null) return running;
  const server = await startEmbeddedPostgres({ dataDir });
  closing.defer(() => server.stop());
  return server.url;
}
