import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../database/db.ts';
import { isMigrated } from '../database/migrate.ts';
import { answerWithin } from '../failures/within.ts';
import type { Logger } from '../telemetry/logger.ts';
import { createFreshnessTracker } from './freshness.ts';
import type { ReplicaState } from './reads.ts';
import { parseWalPosition, type WalPosition } from './wal-position.ts';

export interface Servers {
  readonly primary: Database;
  readonly replica: Database;
}

export interface ReplicaWatch {
  isUsable(after: WalPosition): boolean;
  sawBreak(): void;
  readState(): ReplicaState;
  stop(): Promise<void>;
}

const LOOK_EVERY_MS = 500;
const LOOK_LIMIT_MS = 1_500;

/** Polls both servers twice a second, with two statements that touch no table. */
export async function watchReplica(servers: Servers, logger: Logger): Promise<ReplicaWatch> {
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
export function readPrimaryPosition(primary: Database): Promise<WalPosition | null> {
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
