import { setTimeout as wait } from 'node:timers/promises';
import { type Database, type Orm, openDatabase } from '../database/db.ts';
import { isMigrated } from '../database/migrate.ts';
import { sqlState } from '../database/with-tx.ts';
import { isUnavailable } from '../failures/failures.ts';
import { answerWithin } from '../failures/within.ts';
import type { Logger } from '../telemetry/logger.ts';
import {
  parseWalPosition,
  type ReadConsistency,
  type Reads,
  type ReplicaState,
  type WalPosition,
} from './reads.ts';

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

interface Servers {
  readonly primary: Database;
  readonly replica: Database;
}

interface ReplicaWatch {
  isUsable(after: WalPosition): boolean;
  sawBreak(): void;
  readState(): ReplicaState;
  stop(): Promise<void>;
}

const LOOK_EVERY_MS = 500;
const LOOK_LIMIT_MS = 1_500;

/** Polls both servers twice a second, with two statements that touch no table. */
async function watchReplica(servers: Servers, logger: Logger): Promise<ReplicaWatch> {
  const freshness = createFreshnessTracker();
  const stopping = new AbortController();
  let hasSchema = false;
  let wasUsable = false;
  const isUsable = (after: WalPosition) => hasSchema && freshness.isFresh(Date.now(), after);
  const readState = () => {
    const lagMs = freshness.lagMs(Date.now());
    return { is_used: isUsable(0n), lag_seconds: lagMs === null ? null : lagMs / 1_000 };
  };

  async function look(): Promise<void> {
    const at = Date.now();
    const [position, replayed] = await Promise.all([
      readPrimaryPosition(servers.primary),
      answerWithin(LOOK_LIMIT_MS, readPosition(servers.replica, REPLAYED)),
    ]);
    if (position !== null) freshness.sawPrimary({ at, position });
    freshness.sawReplica(Date.now(), replayed);
    // A rebuilt replica may have another release's schema.
    hasSchema = replayed !== null && (hasSchema || (await isOfThisRelease(servers.replica)));
    if (isUsable(0n) === wasUsable) return;
    wasUsable = !wasUsable;
    const message = wasUsable ? 'the replica is read' : 'the replica is gone or late, and is not read';
    logger[wasUsable ? 'info' : 'warn'](readState(), message);
  }

  async function lookUntilStopped(): Promise<void> {
    while (!stopping.signal.aborted) {
      await wait(LOOK_EVERY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (!stopping.signal.aborted) await look();
    }
  }

  await look();
  const looking = lookUntilStopped();
  return {
    isUsable,
    sawBreak: () => freshness.sawReplica(Date.now(), null),
    readState,
    stop: () => {
      stopping.abort();
      return looking;
    },
  };
}

/** Null: no answer in time. */
function readPrimaryPosition(primary: Database): Promise<WalPosition | null> {
  return answerWithin(LOOK_LIMIT_MS, readPosition(primary, 'pg_current_wal_lsn()'));
}

/** Null on a promoted server, or one that never was a replica. */
const REPLAYED = 'case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end';

async function readPosition({ pool }: Database, expression: string): Promise<WalPosition | null> {
  const { rows } = await pool.query<{ position: string | null }>(`select (${expression})::text as position`);
  return parseWalPosition(rows[0]?.position ?? null);
}

async function isOfThisRelease({ pool }: Database): Promise<boolean> {
  return (await answerWithin(LOOK_LIMIT_MS, isMigrated(pool))) ?? false;
}

interface Sample {
  readonly at: number;
  readonly position: WalPosition;
}

/** A replica further behind is not used. */
export const MAX_LAG_MS = 5_000;
/** An older observation says nothing about now. */
const SEEN_LIMIT_MS = 2_000;

interface Freshness {
  sawPrimary(sample: Sample): void;
  /** Records the replica's position; null: no answer, or no longer a replica. */
  sawReplica(at: number, replayed: WalPosition | null): void;
  /** An upper bound of the replica's age; null: unknown. */
  lagMs(now: number): number | null;
  isFresh(now: number, after: WalPosition): boolean;
}

/** Compares positions of both servers over time, never their clocks, and an idle shop is not late. */
export function createFreshnessTracker(): Freshness {
  let samples: readonly Sample[] = [];
  let replica: Sample | null = null;
  /** The newest sample that the replica has, or null. */
  const caughtUp = () => {
    const { position = null } = replica ?? {};
    return position === null ? null : (samples.findLast((sample) => sample.position <= position) ?? null);
  };
  const lagMs = (now: number) => {
    const seen = caughtUp();
    return seen === null ? null : now - seen.at;
  };
  return {
    sawPrimary(sample) {
      const known = caughtUp();
      samples = [...samples.filter(({ at }) => known === null || at >= known.at), sample].slice(-100);
    },
    sawReplica(at, position) {
      replica = position === null ? null : { at, position };
    },
    lagMs,
    isFresh(now, after) {
      const lag = lagMs(now);
      if (replica === null || lag === null) return false;
      return now - replica.at <= SEEN_LIMIT_MS && lag <= MAX_LAG_MS && replica.position >= after;
    },
  };
}
