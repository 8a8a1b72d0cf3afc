import type { StatusProblem } from '#shared/status.ts';

const RECONCILIATION = '/admin/payments?tab=reconciliation';

const pages: Partial<Record<StatusProblem, string>> = {
  payments_open: RECONCILIATION,
  books_broken: RECONCILIATION,
  notices_failed: '/admin/payments?tab=webhooks&status=Failed',
  notices_missing: '/admin/payments?tab=webhooks',
  calendars_unset: '/admin/bookings/calendars',
  calendars_stale: '/admin/bookings/calendars',
  films_failed: '/admin/products/one-time',
};

const runbooks: Partial<Record<StatusProblem, string>> = {
  shop_fails_often: 'docs/runbooks/watching.md',
  database_behind: 'docs/runbooks/watching.md',
  database_away: 'docs/runbooks/watching.md',
  database_crowded: 'docs/runbooks/pgbouncer.md',
  jobs_wait: 'docs/runbooks/watching.md',
  worker_gone: 'docs/runbooks/watching.md',
  jobs_given_up: 'docs/runbooks/watching.md',
  notices_missing: 'docs/runbooks/payment-gateways.md',
  gateways_unset: 'docs/runbooks/payment-gateways.md',
  mail_unset: 'README.md',
  backup_unset: 'docs/runbooks/backup.md',
  backup_elsewhere: 'docs/runbooks/backup.md',
  backup_old: 'docs/runbooks/backup.md',
  backup_failed: 'docs/runbooks/backup.md',
};

export function linksOf(reason: StatusProblem): {
  readonly to: string | null;
  readonly runbook: string | null;
} {
  return { to: pages[reason] ?? null, runbook: runbooks[reason] ?? null };
}
