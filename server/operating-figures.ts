import { countJobs, readOldestWaitSeconds } from './jobs/jobs.queries.ts';
import { countOpenPayments } from './modules/payments/index.ts';
import { readLastBookAudit } from './modules/reports/index.ts';
import type { Database } from './platform/db.ts';
import type { GaugeValue } from './platform/metrics.ts';
import { settleWithin } from './platform/within.ts';

/** What /metrics tells of the business, beside the requests of its process; docs/runbooks/watching.md says when to worry. */
export const operatingFigures = {
  database_up: 'Whether the database answers: 1 or 0',
  database_connections: 'Connections of this process, and requests that wait for one',
  jobs: 'Jobs that are due, and those given up after their last try',
  jobs_oldest_wait_seconds: 'How long the oldest due job has waited',
  payments: 'Payments that are open, past their time, or arrived otherwise than asked and not reviewed',
  payment_notices: 'Notices of gateways that nobody has handled yet, and those that failed',
  gateway_refunds_pending: 'Refunds that a gateway has not confirmed',
  books_broken_checks: 'Checks of the books that found something in the last audit',
  books_audited_timestamp_seconds: 'When the books were last audited',
} as const;
type Figure = GaugeValue<keyof typeof operatingFigures>;

/** As long as whoever scrapes may wait. */
const LIMIT_MS = 4_000;

/** What could not be read is missing, and the database is said to be down. */
export async function readOperatingFigures(db: Database): Promise<readonly Figure[]> {
  const { totalCount, idleCount, waitingCount } = db.pool;
  const reading = readStored(db);
  const isRead = await settleWithin(LIMIT_MS, reading);
  const stored = isRead ? await reading.catch(() => null) : null;
  return [
    { name: 'database_up', value: stored === null ? 0 : 1 },
    { name: 'database_connections', labels: { state: 'idle' }, value: idleCount },
    { name: 'database_connections', labels: { state: 'busy' }, value: totalCount - idleCount },
    { name: 'database_connections', labels: { state: 'waiting' }, value: waitingCount },
    ...(stored ?? []),
  ];
}

async function readStored(db: Database): Promise<readonly Figure[]> {
  const [jobs, oldest, payments, audit] = await Promise.all([
    countJobs(db.pool),
    readOldestWaitSeconds(db.pool),
    countOpenPayments(db.orm),
    readLastBookAudit(db.orm),
  ]);
  return [
    ...jobs.flatMap(({ task, due, given_up }): readonly Figure[] => [
      { name: 'jobs', labels: { task, state: 'due' }, value: due },
      { name: 'jobs', labels: { task, state: 'given_up' }, value: given_up },
    ]),
    { name: 'jobs_oldest_wait_seconds', value: oldest },
    { name: 'payments', labels: { state: 'open' }, value: payments.open },
    { name: 'payments', labels: { state: 'overdue' }, value: payments.overdue },
    { name: 'payments', labels: { state: 'flagged' }, value: payments.flagged },
    { name: 'payment_notices', labels: { state: 'waiting' }, value: payments.notices_waiting },
    { name: 'payment_notices', labels: { state: 'failed' }, value: payments.notices_failed },
    { name: 'gateway_refunds_pending', value: payments.refunds_pending },
    ...(audit === null ? [] : auditFigures(audit)),
  ];
}

function auditFigures(audit: { readonly broken: readonly unknown[]; readonly finished_at: string }) {
  return [
    { name: 'books_broken_checks', value: audit.broken.length },
    { name: 'books_audited_timestamp_seconds', value: Date.parse(audit.finished_at) / 1_000 },
  ] as const;
}
