import { readLastBackup } from '#server/jobs/backup-jobs.ts';
import { type JobFacts, readJobFacts } from '#server/jobs/worker/jobs.queries.ts';
import { DEV_GATEWAY, type PaymentFacts, readPaymentFacts } from '#server/payments/index.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Database } from '#server/platform/database/db.ts';
import { type DatabaseState, readDatabaseState } from '#server/platform/database/migrate.ts';
import { answerWithin } from '#server/platform/failures/within.ts';
import { readFreeBytes } from '#server/platform/free-space.ts';
import type { Reads, ReplicaState } from '#server/platform/replica/reads.ts';
import { readUpkeep, type Upkeep } from './upkeep.queries.ts';

export interface OperatingFacts {
  /** `waiting` lasted over the whole reading; a connection being opened is no queue. */
  readonly connections: { readonly idle: number; readonly busy: number; readonly waiting: number };
  readonly database: DatabaseState | null;
  /** Null without a replica. */
  readonly replica: ReplicaState | null;
  readonly jobs: JobFacts | null;
  readonly payments: PaymentFacts | null;
  readonly upkeep: Upkeep | null;
  readonly free_bytes: number | null;
  /** `at` null: no backup yet. */
  readonly backup: { readonly at: Date | null } | null;
}

export interface OperatingFactServices {
  readonly db: Database;
  readonly reads: Pick<Reads, 'readState'>;
  readonly config: Pick<Config, 'gateways' | 'data_dir' | 'backup'>;
}

/** Limits the answer's delay when the database is frozen. */
const LIMIT_MS = 4_000;

/** Takes four statements; each part fails by itself. */
export async function readOperatingFacts({
  db,
  reads,
  config,
}: OperatingFactServices): Promise<OperatingFacts> {
  const { waitingCount } = db.pool;
  // The development gateway has no real payments to wait for.
  const gateways = config.gateways.filter((name) => name !== DEV_GATEWAY);
  const [database, jobs, payments, upkeep, free_bytes, backup] = await Promise.all([
    answerWithin(LIMIT_MS, readDatabaseState(db.pool)),
    answerWithin(LIMIT_MS, readJobFacts(db.pool)),
    answerWithin(LIMIT_MS, readPaymentFacts(db.orm, gateways)),
    answerWithin(LIMIT_MS, readUpkeep(db.orm)),
    answerWithin(LIMIT_MS, readFreeBytes(config.data_dir)),
    answerWithin(LIMIT_MS, findLastBackup(config.backup?.folder ?? null)),
  ]);
  const { totalCount: all, idleCount: idle } = db.pool;
  const connections = { idle, busy: all - idle, waiting: Math.min(waitingCount, db.pool.waitingCount) };
  const replica = reads.readState();
  return { connections, database, replica, jobs, payments, upkeep, free_bytes, backup };
}

async function findLastBackup(folder: string | null) {
  return folder === null ? null : { at: await readLastBackup(folder) };
}
