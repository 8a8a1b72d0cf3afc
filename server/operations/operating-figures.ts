import { readLastBackup } from '../jobs/maintenance-jobs.ts';
import { type JobFacts, readJobFacts } from '../jobs/worker/jobs.queries.ts';
import { DEV_GATEWAY, type PaymentFacts, readPaymentFacts } from '../payments/index.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/database/db.ts';
import { type DatabaseState, readDatabaseState } from '../platform/database/migrate.ts';
import { answerWithin } from '../platform/failures/within.ts';
import { readFreeBytes } from '../platform/free-space.ts';
import type { Reads, ReplicaState } from '../platform/replica/reads.ts';
import type { GaugeValue } from '../platform/telemetry/metrics.ts';
import { readUpkeep, type Upkeep } from './upkeep.queries.ts';

/** Business figures of /metrics; docs/runbooks/watching.md says when to worry. */
export const operatingFigures = {
  database_up: 'Whether the database answers: 1 or 0',
  database_connections: 'Connections of this process, and requests that wait for one',
  database_size_bytes: 'What the database takes on its disk',
  database_replica_used: 'Whether the replica is read: 1 or 0; only where there is one',
  database_replica_lag_seconds: 'How old what the replica has may be',
  jobs: 'Jobs that are due, those that failed and are tried again, and those given up after their last try',
  jobs_oldest_wait_seconds: 'How long the oldest due job has waited',
  payments: 'Payments that are open, past their time, or arrived otherwise than asked and not reviewed',
  payment_notices: 'Notices of gateways that nobody has handled yet, and those that failed',
  payment_notice_timestamp_seconds: 'When a gateway last sent a notice',
  gateway_refunds_pending: 'Refunds that a gateway has not confirmed',
  books_broken_checks: 'Checks of the books that found something in the last audit',
  books_audited_timestamp_seconds: 'When the books were last audited',
  calendars_stale: "The owner's calendars that could not be read of late",
  films: 'Films by the state of their preparation',
  webhook_deliveries: 'Webhooks that are still to be delivered, and those of them that failed before',
  webhook_endpoints_stopped: 'Addresses that get no webhooks any more, because theirs failed for days',
  backup_timestamp_seconds: 'When the newest backup was complete, as far as this machine sees its folder',
  disk_free_bytes: 'Free space where the files of this process lie',
} as const;
type Figure = GaugeValue<keyof typeof operatingFigures>;

/** Leaves out what could not be read; without any database figure reports it as down. */
export function figuresOf(facts: OperatingFacts): readonly Figure[] {
  const { database, replica, jobs, payments, upkeep, connections } = facts;
  const isUp = [database, jobs, payments, upkeep].some((part) => part !== null);
  return [
    { name: 'database_up', value: isUp ? 1 : 0 },
    ...(['idle', 'busy', 'waiting'] as const).map(
      (state): Figure => ({ name: 'database_connections', labels: { state }, value: connections[state] }),
    ),
    ...optionalFigure('database_size_bytes', database?.size_bytes),
    ...optionalFigure('database_replica_used', replica === null ? null : Number(replica.is_used)),
    ...optionalFigure('database_replica_lag_seconds', replica?.lag_seconds),
    ...(jobs === null ? [] : jobFigures(jobs)),
    ...(payments === null ? [] : paymentFigures(payments)),
    ...(upkeep === null ? [] : upkeepFigures(upkeep)),
    ...optionalFigure('backup_timestamp_seconds', secondsOf(facts.backup?.at)),
    ...optionalFigure('disk_free_bytes', facts.free_bytes),
  ];
}

type Part<Name extends keyof OperatingFacts> = NonNullable<OperatingFacts[Name]>;

function optionalFigure(name: Figure['name'], value: number | null | undefined): readonly Figure[] {
  return value === null || value === undefined ? [] : [{ name, value }];
}

const secondsOf = (at: Date | null | undefined) =>
  at === null || at === undefined ? null : at.getTime() / 1_000;

function jobFigures({ tasks, oldest_wait_seconds }: Part<'jobs'>): readonly Figure[] {
  return [
    ...tasks.flatMap(({ task, ...counts }) =>
      (['due', 'failing', 'given_up'] as const).map(
        (state): Figure => ({ name: 'jobs', labels: { task, state }, value: counts[state] }),
      ),
    ),
    { name: 'jobs_oldest_wait_seconds', value: oldest_wait_seconds },
  ];
}

function paymentFigures(payments: Part<'payments'>): readonly Figure[] {
  return [
    ...(['open', 'overdue', 'flagged'] as const).map(
      (state): Figure => ({ name: 'payments', labels: { state }, value: payments[state] }),
    ),
    { name: 'payment_notices', labels: { state: 'waiting' }, value: payments.notices_waiting },
    { name: 'payment_notices', labels: { state: 'failed' }, value: payments.notices_failed },
    ...payments.gateways.flatMap(({ name: gateway, last_notice_at }): readonly Figure[] =>
      last_notice_at === null
        ? []
        : [
            {
              name: 'payment_notice_timestamp_seconds',
              labels: { gateway },
              value: Date.parse(last_notice_at) / 1_000,
            },
          ],
    ),
    { name: 'gateway_refunds_pending', value: payments.refunds_pending },
  ];
}

function upkeepFigures({ audit, calendars, films, webhooks }: Part<'upkeep'>): readonly Figure[] {
  return [
    ...optionalFigure('books_broken_checks', audit?.broken),
    ...optionalFigure('books_audited_timestamp_seconds', secondsOf(audit?.finished_at)),
    { name: 'calendars_stale', value: calendars.stale.length },
    ...(['waiting', 'working', 'failed', 'ready'] as const).map(
      (state): Figure => ({ name: 'films', labels: { state }, value: films[state] }),
    ),
    ...(['waiting', 'failing'] as const).map(
      (state): Figure => ({ name: 'webhook_deliveries', labels: { state }, value: webhooks[state] }),
    ),
    { name: 'webhook_endpoints_stopped', value: webhooks.stopped },
  ];
}

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
