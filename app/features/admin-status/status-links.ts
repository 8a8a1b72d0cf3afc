import type { StatusProblem } from '#shared/status.ts';

const RECONCILIATION = '/admin/payments?tab=reconciliation';

/** Where a step can be taken in the admin. */
const pages: Partial<Record<StatusProblem, string>> = {
  payments_open: RECONCILIATION,
  books_broken: RECONCILIATION,
  notices_failed: '/admin/payments?tab=webhooks&status=Failed',
  notices_missing: '/admin/payments?tab=webhooks',
  calendars_unset: '/admin/bookings/calendars',
  calendars_stale: '/admin/bookings/calendars',
  films_failed: '/admin/products/one-time',
};

/** What whoever looks after the server reads, in docs/runbooks. */
const runbooks: Partial<Record<StatusProblem, string>> = {
  shop_fails_often: 'watching.md',
  database_behind: 'watching.md',
  database_away: 'watching.md',
  database_crowded: 'pgbouncer.md',
  jobs_wait: 'watching.md',
  worker_gone: 'watching.md',
  jobs_given_up: 'watching.md',
  notices_missing: 'payment-gateways.md',
  gateways_unset: 'payment-gateways.md',
  backup_unset: 'backup.md',
  backup_elsewhere: 'backup.md',
  backup_old: 'backup.md',
  backup_failed: 'backup.md',
};

export function linksOf(reason: StatusProblem): {
  readonly to: string | null;
  readonly runbook: string | null;
} {
  return { to: pages[reason] ?? null, runbook: runbooks[reason] ?? null };
}
