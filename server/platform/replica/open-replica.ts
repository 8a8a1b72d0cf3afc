import { type Database, type Orm, openDatabase } from '../database/db.ts';
import { sqlState } from '../database/with-tx.ts';
import { isUnavailable } from '../failures/unavailable.ts';
import type { Logger } from '../telemetry/logger.ts';
import type { ReadConsistency, Reads } from './reads.ts';
import type { WalPosition } from './wal-position.ts';
import { readPrimaryPosition, watchReplica } from './watch-replica.ts';

export interface ReplicaOptions {
  readonly url: string;
  readonly primary: Database;
  readonly pool_size: number;
  readonly logger: Logger;
}

/** The replica cancelled a statement that blocked replay. */
const CANCELED_BY_RECOVERY = '40001';

/**
 * Uses a streaming replica while it answers, has our schema and is at most `MAX_LAG_MS` behind. Never a failover:
 * writes, and reads that must be right, use the primary (ADR 0064).
 */
export async function openReplica(options: ReplicaOptions): Promise<Reads & { close(): Promise<void> }> {
  const { url, pool_size, primary, logger } = options;
  const replica = openDatabase(url, { pool_size });
  const watch = await watchReplica({ primary, replica }, logger);
  /** The minimum of every read; null: unknown, so the primary is used. */
  let floor = await readPrimaryPosition(primary);
  let changes = 0;

  async function requireChanges(): Promise<void> {
    const change = ++changes;
    floor = null;
    const position = await readPrimaryPosition(primary);
    if (change === changes) floor = position;
  }

  function readerFor(after: ReadConsistency): Orm {
    if (after === 'latest' || floor === null) return primary.orm;
    return watch.isUsable(laterPosition(after, floor)) ? replica.orm : primary.orm;
  }

  async function run<Value>(after: ReadConsistency, read: (reader: Orm) => Promise<Value>): Promise<Value> {
    if (floor === null) await requireChanges();
    const reader = readerFor(after);
    if (reader === primary.orm) return read(reader);
    try {
      return await read(reader);
    } catch (error) {
      const isCanceled = sqlState(error) === CANCELED_BY_RECOVERY;
      if (!isCanceled && !isUnavailable(error)) throw error;
      logger.warn({ err: error }, 'a read broke off on the replica, asking the primary');
      if (!isCanceled) watch.sawBreak();
      return read(primary.orm);
    }
  }

  return {
    primary: primary.orm,
    run,
    requireChanges,
    markWrite: () => readWritten(primary),
    readState: watch.readState,
    async close() {
      await Promise.all([watch.stop(), replica.close()]);
    },
  };
}

const laterPosition = (one: WalPosition, other: WalPosition) => (one > other ? one : other);

async function readWritten({ pool }: Database): Promise<string | null> {
  const { rows } = await pool.query<{ position: string }>('select pg_current_wal_lsn()::text as position');
  return rows[0]?.position ?? null;
}
