import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from './platform/config/config.ts';
import { type Database, openDatabase } from './platform/database/db.ts';
import { migrate } from './platform/database/migrate.ts';
import { sqlState } from './platform/database/with-tx.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/index.ts';
import { createBackoff } from './platform/failures/backoff.ts';
import { isUnavailable } from './platform/failures/failures.ts';
import { openReplica } from './platform/replica/open-replica.ts';
import { primaryReads, type Reads } from './platform/replica/reads.ts';
import type { Logger } from './platform/telemetry/logger.ts';

export interface DatabaseConnection {
  readonly url: string;
  readonly db: Database;
  readonly reads: Reads;
}

export interface ConnectOptions {
  readonly config: Pick<
    Config,
    'database_url' | 'pooler_url' | 'read_url' | 'database_pool_size' | 'data_dir'
  >;
  readonly logger: Logger;
  readonly closing: AsyncDisposableStack;
  readonly stopping: AbortSignal;
  readonly nextDelayMs?: () => number;
}

/** The database is reachable but refuses us, so waiting would not help. */
export class DatabaseRefusedError extends Error {}

/** Falls back to the embedded PostgreSQL. `closing` closes what is opened here in reverse order. */
export async function connectDatabase(options: ConnectOptions): Promise<DatabaseConnection> {
  const { config, logger, closing } = options;
  const url = config.database_url ?? (await startEmbedded(options));
  await migrateWhenAvailable(url, options);
  let isClosing = false;
  const db = openDatabase(url, {
    pool_size: config.database_pool_size,
    pooler_url: config.pooler_url,
    on_error: (error) => {
      // Connections that end while we stop are expected.
      if (!isClosing) logger.warn({ err: error }, 'database connection lost');
    },
  });
  closing.defer(() => {
    isClosing = true;
    return db.close();
  });
  return { url, db, reads: await openReads(db, options) };
}

/** A replica that is missing at the start is retried in the background; nobody waits for it. */
async function openReads(primary: Database, { config, logger, closing }: ConnectOptions): Promise<Reads> {
  const { read_url: url, database_pool_size: pool_size } = config;
  if (url === null) return primaryReads(primary);
  const replica = await openReplica({ url, primary, pool_size, logger });
  closing.defer(() => replica.close());
  return replica;
}

/** Waits for a database that is not up yet, as after a power cut, where everything starts at once. */
async function migrateWhenAvailable(
  url: string,
  { config, logger, stopping, ...options }: ConnectOptions,
): Promise<void> {
  const nextDelayMs =
    options.nextDelayMs ?? createBackoff({ firstMs: 500, maxMs: 5_000, resetAfterMs: 60_000 });
  const where = describeDatabase(url);
  const variable = config.pooler_url === null ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL';
  for (;;) {
    stopping.throwIfAborted();
    try {
      return await migrate(url);
    } catch (error) {
      const refusal = refusals[sqlState(error)];
      if (refusal !== undefined) throw new DatabaseRefusedError(`${variable}: ${refusal} (${where}).`);
      if (!isUnavailable(error)) throw error;
      const delayMs = nextDelayMs();
      const again = `dicoba lagi dalam ${delayMs / 1_000} detik`;
      logger.warn({ reason: reasonOf(error) }, `Basis data di ${where} belum dapat dihubungi; ${again}.`);
      await wait(delayMs, undefined, { signal: stopping });
    }
  }
}

const refusals: Readonly<Record<string, string>> = {
  '28P01': 'basis data menolak nama atau kata sandinya',
  '28000': 'basis data menolak nama atau kata sandinya',
  '3D000': 'basis data dengan nama itu tidak ada',
  '42501': 'basis data tidak memberi hak yang diperlukan',
};

/** Host, port and name, without the password. */
function describeDatabase(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message === '' && 'code' in error ? String(error.code) : error.message;
}

async function startEmbedded({ config, logger, closing }: ConnectOptions): Promise<string> {
  const server = await startEmbeddedPostgres({
    dataDir: `${config.data_dir}/postgres`,
    onLog: (message) => logger.warn({ message }, 'embedded PostgreSQL'),
  });
  closing.defer(() => server.stop());
  return server.url;
}
