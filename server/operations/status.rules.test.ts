import { describe, expect, test } from 'vitest';
import type { OperatingFacts } from './operating-figures.ts';
import { checkStatus } from './status.rules.ts';
import type { StatusFacts } from './status-facts.ts';

const now = new Date('2026-11-24T03:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const MIB = 1024 * 1024;

type CompleteFacts = { readonly [Name in keyof OperatingFacts]: NonNullable<OperatingFacts[Name]> };
const calm: CompleteFacts = {
  connections: { idle: 2, busy: 1, waiting: 0 },
  database: { is_migrated: true, size_bytes: 40_000_000 },
  replica: { is_used: true, lag_seconds: 0.1 },
  jobs: { oldest_wait_seconds: 0, tasks: [], last_schedule_seconds: 20, backup_queued_at: hoursAgo(8) },
  payments: {
    open: 3,
    overdue: 0,
    flagged: 0,
    notices_waiting: 0,
    notices_failed: 0,
    refunds_pending: 0,
    gateways: [
      { name: 'xendit', last_notice_at: hoursAgo(2).toISOString(), last_paid_at: hoursAgo(2).toISOString() },
    ],
  },
  upkeep: {
    audit: { checks: 90, broken: 0, finished_at: hoursAgo(8) },
    calendars: { all: 1, stale: [] },
    films: { waiting: 0, working: 0, failed: 0, ready: 4, oldest_wait_seconds: 0 },
    webhooks: { waiting: 0, failing: 0, stopped: 0 },
    mail_sent_at: hoursAgo(1),
  },
  free_bytes: 20_000 * MIB,
  backup: { at: hoursAgo(7.9) },
};
const healthy: StatusFacts = {
  now,
  facts: calm,
  process: { requests: 400, failed: 0, uptime_seconds: 7_200 },
  is_worker_healthy: true,
  bucket: null,
  is_backup_set: true,
  is_mail_set: true,
  mail_tasks: new Set(['send-receipt']),
  has_ffmpeg: true,
};

const withFacts = (facts: Partial<OperatingFacts>): Partial<StatusFacts> => ({
  facts: { ...calm, ...facts },
});
const withJobs = (jobs: Partial<CompleteFacts['jobs']>, rest: Partial<StatusFacts> = {}) => ({
  ...withFacts({ jobs: { ...calm.jobs, ...jobs } }),
  ...rest,
});
const withPayments = (part: Partial<CompleteFacts['payments']>) =>
  withFacts({ payments: { ...calm.payments, ...part } });
const withUpkeep = (part: Partial<CompleteFacts['upkeep']>, rest: Partial<StatusFacts> = {}) => ({
  ...withFacts({ upkeep: { ...calm.upkeep, ...part } }),
  ...rest,
});
const task = (name: string, part: { failing?: number; given_up?: number }) => ({
  tasks: [{ task: name, due: 0, failing: 0, given_up: 0, ...part }],
});
const gateway = (noticed: number | null, paid: number | null) => {
  const at = (hours: number | null) => (hours === null ? null : hoursAgo(hours).toISOString());
  return withPayments({
    gateways: [{ name: 'xendit', last_notice_at: at(noticed), last_paid_at: at(paid) }],
  });
};
const audited = (hours: number, broken = 0) =>
  withUpkeep({ audit: { checks: 90, broken, finished_at: hoursAgo(hours) } });
const films = (part: Partial<CompleteFacts['upkeep']['films']>, has_ffmpeg: boolean | null = true) =>
  withUpkeep({ films: { ...calm.upkeep.films, ...part } }, { has_ffmpeg });
const backup = (made: number | null, queued: number | null, is_backup_set = true) => ({
  facts: {
    ...calm,
    jobs: { ...calm.jobs, backup_queued_at: queued === null ? null : hoursAgo(queued) },
    backup: { at: made === null ? null : hoursAgo(made) },
  },
  is_backup_set,
});
const requests = (failed: number, all: number) => ({
  process: { requests: all, failed, uptime_seconds: 60 },
});

test('an installation that does all it should is well in every part', () => {
  const checks = checkStatus(healthy);
  expect(checks.filter(({ state }) => state !== 'ok')).toEqual([]);
  expect(checks.map(({ subject }) => subject)).toEqual([
    'shop',
    'database',
    'worker',
    'jobs',
    'payments',
    'gateway',
    'books',
    'mail',
    'storage',
    'backup',
    'calendars',
    'films',
  ]);
});

test('the worst comes first, and what is not set up before what is well', () => {
  const { calendars } = { calendars: { all: 0, stale: [] } };
  const checks = checkStatus({
    ...healthy,
    ...withUpkeep({ calendars, audit: { checks: 90, broken: 1, finished_at: hoursAgo(1) } }),
    process: { requests: 9, failed: 1, uptime_seconds: 9 },
    bucket: { name: 'media', reached: false },
  });
  expect(checks.slice(0, 5).map(({ subject, state }) => [subject, state])).toEqual([
    ['books', 'bad'],
    ['storage', 'bad'],
    ['shop', 'attention'],
    ['calendars', 'unset'],
    ['database', 'ok'],
  ]);
});

describe('each boundary', () => {
  test.each<[string, Partial<StatusFacts>]>([
    ['shop_runs', requests(0, 0)],
    ['shop_fails_some', requests(4, 10)],
    ['shop_fails_some', requests(5, 101)],
    ['shop_fails_often', requests(5, 100)],
    ['database_crowded', withFacts({ connections: { idle: 0, busy: 12, waiting: 1 } })],
    ['database_behind', withFacts({ database: { is_migrated: false, size_bytes: 1 } })],
    ['jobs_move', withJobs({ oldest_wait_seconds: 60 })],
    ['jobs_wait', withJobs({ oldest_wait_seconds: 61 })],
    ['jobs_move', withJobs({ last_schedule_seconds: 180 }, { is_worker_healthy: null })],
    ['worker_gone', withJobs({ last_schedule_seconds: 181 }, { is_worker_healthy: null })],
    ['worker_gone', withJobs({ last_schedule_seconds: null }, { is_worker_healthy: null })],
    ['worker_gone', { is_worker_healthy: false }],
    // A moment after its start.
    ['jobs_move', withJobs({ last_schedule_seconds: 9_000 })],
    ['jobs_given_up', withJobs(task('push-booking', { given_up: 1 }))],
    ['jobs_done', withJobs(task('push-booking', { failing: 2 }))],
    ['mail_retried', withJobs(task('send-receipt', { failing: 1 }))],
    ['mail_given_up', withJobs(task('send-receipt', { given_up: 1, failing: 3 }))],
    ['jobs_done', withJobs(task('send-receipt', { given_up: 1 }))],
    ['mail_unset', { is_mail_set: false }],
    ['mail_quiet', withUpkeep({ mail_sent_at: null })],
    ['payments_open', withPayments({ overdue: 1 })],
    ['payments_open', withPayments({ flagged: 1 })],
    ['notices_failed', withPayments({ notices_failed: 1, overdue: 4 })],
    ['notice_came', gateway(3, 2)],
    ['notices_missing', gateway(3.1, 2)],
    ['notices_missing', gateway(null, 2)],
    ['notices_quiet', gateway(null, null)],
    ['gateways_unset', withPayments({ gateways: [] })],
    ['books_sound', audited(26)],
    ['books_late', audited(26.1)],
    ['books_broken', audited(30, 1)],
    ['books_unread', withUpkeep({ audit: null })],
    ['disk_low', withFacts({ free_bytes: 512 * MIB - 1 })],
    ['disk_free', withFacts({ free_bytes: 512 * MIB })],
    ['disk_full', withFacts({ free_bytes: 32 * MIB - 1 })],
    ['bucket_reached', { ...withFacts({ free_bytes: 0 }), bucket: { name: 'media', reached: true } }],
    ['bucket_away', { bucket: { name: 'media', reached: false } }],
    ['backup_made', backup(50, 51)],
    ['backup_old', backup(50.1, 51)],
    // It is being written.
    ['backup_made', backup(24, 1)],
    ['backup_failed', backup(24, 1.1)],
    ['backup_failed', backup(null, 1.1)],
    ['backup_waits', backup(null, null)],
    ['backup_unset', backup(null, null, false)],
    ['backup_unset', backup(null, 60, false)],
    ['backup_elsewhere', backup(null, 8, false)],
    ['backup_elsewhere', withFacts({ backup: null })],
    ['backup_waits', { facts: { ...backup(null, null).facts, backup: null } }],
    ['calendars_stale', withUpkeep({ calendars: { all: 2, stale: ['Kerja'] } })],
    ['calendars_unset', withUpkeep({ calendars: { all: 0, stale: [] } })],
    ['films_in_work', films({ waiting: 2, oldest_wait_seconds: 3_600 })],
    ['films_waiting', films({ waiting: 2, oldest_wait_seconds: 3_601 })],
    ['ffmpeg_missing', films({ waiting: 1 }, false)],
    ['ffmpeg_unset', films({}, false)],
    ['films_ready', films({}, null)],
    ['films_failed', films({ failed: 1 }, false)],
  ])('%s', (reason, part) => {
    expect(checkStatus({ ...healthy, ...part }).map((check) => check.reason)).toContain(reason);
  });
});

test('what could not be read is unknown, and only that', () => {
  const reasons = (facts: Partial<OperatingFacts>) =>
    checkStatus({ ...healthy, ...withFacts(facts) })
      .filter(({ state }) => state !== 'ok')
      .map(({ subject, reason }) => [subject, reason]);
  expect(reasons({ upkeep: null })).toEqual([
    ['books', 'not_read'],
    ['mail', 'not_read'],
    ['calendars', 'not_read'],
    ['films', 'not_read'],
  ]);
  expect(reasons({ database: null })).toEqual([['database', 'not_read']]);
  expect(reasons({ database: null, jobs: null, payments: null, upkeep: null })[0]).toEqual([
    'database',
    'database_away',
  ]);
});
