import type { StatusCheck } from '#contract/operations/admin-status.ts';
import { type StatusSubject, statusReasons, statusStates, statusSubjects } from '#shared/status.ts';
import type { OperatingFacts } from './operating-figures.ts';
import {
  hoursSince,
  LOW_SPACE_BYTES,
  NO_SPACE_BYTES,
  SLOW_START_SECONDS,
  type StatusFacts,
  type Verdict,
} from './status-facts.ts';

export function checkStatus(status: StatusFacts): StatusCheck[] {
  const verdicts: readonly (readonly [StatusSubject, Verdict])[] = [
    ['shop', checkShop(status)],
    ['database', checkDatabase(status.facts)],
    ['worker', checkWorker(status)],
    ['jobs', checkJobs(status)],
    ['payments', checkPayments(status.facts.payments)],
    ...checkGateways(status.facts.payments).map((verdict) => ['gateway', verdict] as const),
    ['books', checkBooks(status)],
    ['mail', checkMail(status)],
    ['storage', checkStorage(status)],
    ['backup', checkBackup(status)],
    ['calendars', checkCalendars(status.facts.upkeep)],
    ['films', checkFilms(status)],
  ];
  return verdicts
    .map(([subject, verdict]) => ({ subject, state: statusReasons[verdict.reason], ...verdict }))
    .toSorted(
      (a, b) =>
        statusStates.indexOf(b.state) - statusStates.indexOf(a.state) ||
        statusSubjects.indexOf(a.subject) - statusSubjects.indexOf(b.subject),
    );
}

/** Fewer failures than this may be one visitor who tried again. */
const OFTEN = 5;
/** One in twenty. */
const OFTEN_SHARE = 20;

/** Requests of this process in the last quarter of an hour. */
export function checkShop({ process }: Pick<StatusFacts, 'process'>): Verdict {
  const { requests, failed, uptime_seconds } = process;
  if (failed === 0) return { reason: 'shop_runs', count: requests, seconds: uptime_seconds };
  const isOften = failed >= OFTEN && failed * OFTEN_SHARE >= requests;
  return { reason: isOften ? 'shop_fails_often' : 'shop_fails_some', count: failed, of: requests };
}

export function checkDatabase({ database, connections, jobs, payments, upkeep }: OperatingFacts): Verdict {
  if (database === null) {
    const isAway = jobs === null && payments === null && upkeep === null;
    return { reason: isAway ? 'database_away' : 'not_read' };
  }
  if (!database.is_migrated) return { reason: 'database_behind' };
  if (connections.waiting > 0) return { reason: 'database_crowded', count: connections.waiting };
  return { reason: 'database_runs', bytes: database.size_bytes };
}

/** Something is scheduled every minute. */
const SCHEDULE_SECONDS = 180;

/** Right after a start nothing was scheduled yet, so this process's own worker is trusted. */
export function checkWorker({
  facts: { jobs },
  is_worker_healthy,
}: Pick<StatusFacts, 'facts' | 'is_worker_healthy'>): Verdict {
  if (jobs === null) return { reason: 'not_read' };
  const { oldest_wait_seconds, last_schedule_seconds } = jobs;
  const silence = last_schedule_seconds ?? Number.POSITIVE_INFINITY;
  const isGone = is_worker_healthy !== true && silence > SCHEDULE_SECONDS;
  if (is_worker_healthy === false || isGone) {
    return { reason: 'worker_gone', ...(Number.isFinite(silence) && { seconds: silence }) };
  }
  const seconds = oldest_wait_seconds;
  return { reason: seconds > SLOW_START_SECONDS ? 'jobs_wait' : 'jobs_move', seconds };
}

export function checkJobs({
  facts: { jobs },
  mail_tasks,
}: Pick<StatusFacts, 'facts' | 'mail_tasks'>): Verdict {
  if (jobs === null) return { reason: 'not_read' };
  const lost = jobs.tasks.filter(({ task, given_up }) => given_up > 0 && !mail_tasks.has(task));
  if (lost.length === 0) return { reason: 'jobs_done' };
  const count = lost.reduce((sum, { given_up }) => sum + given_up, 0);
  return { reason: 'jobs_given_up', count, names: lost.map(({ task }) => task) };
}

type Payments = OperatingFacts['payments'];

function checkPayments(payments: Payments): Verdict {
  if (payments === null) return { reason: 'not_read' };
  const { notices_failed, overdue, flagged } = payments;
  if (notices_failed > 0) return { reason: 'notices_failed', count: notices_failed };
  const count = overdue + flagged;
  return count > 0
    ? { reason: 'payments_open', count }
    : { reason: 'payments_settled', count: payments.open };
}

/** A gateway sends its notice before we ask, unless it does not reach us. */
const NOTICE_HOURS = 1;

function checkGateways(payments: Payments): readonly Verdict[] {
  if (payments === null) return [];
  if (payments.gateways.length === 0) return [{ reason: 'gateways_unset' }];
  return payments.gateways.map(({ name, last_notice_at, last_paid_at }) => {
    const names = [name];
    const heard = last_notice_at === null ? new Date(0) : new Date(last_notice_at);
    if (last_paid_at !== null && hoursSince(heard, new Date(last_paid_at)) > NOTICE_HOURS)
      return { reason: 'notices_missing', names, at: last_notice_at };
    if (last_notice_at === null) return { reason: 'notices_quiet', names };
    return { reason: 'notice_came', names, at: heard.toISOString() };
  });
}

/** The folder holds the files unless there is a bucket, whose answer then counts alone. */
function checkStorage({ facts, bucket }: Pick<StatusFacts, 'facts' | 'bucket'>): Verdict {
  if (bucket !== null)
    return { reason: bucket.reached ? 'bucket_reached' : 'bucket_away', names: [bucket.name] };
  const { free_bytes } = facts;
  if (free_bytes === null) return { reason: 'not_read' };
  if (free_bytes < NO_SPACE_BYTES) return { reason: 'disk_full', bytes: free_bytes };
  return { reason: free_bytes < LOW_SPACE_BYTES ? 'disk_low' : 'disk_free', bytes: free_bytes };
}

const WORK_HOURS = 1;
/** Two nights, for the usual schedule. */
const OLD_HOURS = 50;

/** Judged by the file a backup leaves, because a failed one leaves nothing. */
function checkBackup({
  facts: { backup, jobs },
  is_backup_set,
  now,
}: Pick<StatusFacts, 'facts' | 'is_backup_set' | 'now'>): Verdict {
  const queued = jobs?.backup_queued_at ?? null;
  const isRecent = queued !== null && hoursSince(queued, now) < OLD_HOURS;
  // The setting and its folder are where the worker runs.
  if (!is_backup_set) return isRecent ? backupElsewhere(queued) : { reason: 'backup_unset' };
  // The first backup makes the folder.
  if (backup === null) return queued === null ? { reason: 'backup_waits' } : backupElsewhere(queued);
  const at = backup.at?.toISOString() ?? null;
  const isMissed =
    queued !== null && (backup.at === null || backup.at < queued) && hoursSince(queued, now) > WORK_HOURS;
  if (isMissed) return { reason: 'backup_failed', at };
  if (backup.at === null) return { reason: 'backup_waits' };
  return { reason: hoursSince(backup.at, now) > OLD_HOURS ? 'backup_old' : 'backup_made', at };
}

const backupElsewhere = (queued: Date | null): Verdict => ({
  reason: 'backup_elsewhere',
  at: queued?.toISOString() ?? null,
});

/** One nightly audit plus some slack. */
const AUDIT_HOURS = 26;

function checkBooks({ facts: { upkeep }, now }: Pick<StatusFacts, 'facts' | 'now'>): Verdict {
  if (upkeep === null) return { reason: 'not_read' };
  const { audit } = upkeep;
  if (audit === null) return { reason: 'books_unread' };
  const at = audit.finished_at.toISOString();
  if (audit.broken > 0) return { reason: 'books_broken', count: audit.broken, at };
  const isLate = hoursSince(audit.finished_at, now) > AUDIT_HOURS;
  return { reason: isLate ? 'books_late' : 'books_sound', count: audit.checks, at };
}

/** Counts mails given up, not those to be retried. */
function checkMail({
  facts: { jobs, upkeep },
  is_mail_set,
  mail_tasks,
}: Pick<StatusFacts, 'facts' | 'is_mail_set' | 'mail_tasks'>): Verdict {
  if (jobs === null || upkeep === null) return { reason: 'not_read' };
  const mails = jobs.tasks.filter(({ task }) => mail_tasks.has(task));
  const lost = mails.reduce((sum, { given_up }) => sum + given_up, 0);
  if (lost > 0) return { reason: 'mail_given_up', count: lost };
  const failing = mails.reduce((sum, each) => sum + each.failing, 0);
  if (failing > 0) return { reason: 'mail_retried', count: failing };
  if (!is_mail_set) return { reason: 'mail_unset' };
  if (upkeep.mail_sent_at === null) return { reason: 'mail_quiet' };
  return { reason: 'mail_sent', at: upkeep.mail_sent_at.toISOString() };
}

function checkCalendars(upkeep: OperatingFacts['upkeep']): Verdict {
  if (upkeep === null) return { reason: 'not_read' };
  const { all, stale } = upkeep.calendars;
  if (all === 0) return { reason: 'calendars_unset' };
  return stale.length > 0
    ? { reason: 'calendars_stale', names: stale }
    : { reason: 'calendars_read', count: all };
}

/** Longer than the preparation of the longest film. */
const FILM_WAIT_SECONDS = 3_600;

function checkFilms({ facts: { upkeep }, has_ffmpeg }: Pick<StatusFacts, 'facts' | 'has_ffmpeg'>): Verdict {
  if (upkeep === null) return { reason: 'not_read' };
  const { failed, waiting, working, ready, oldest_wait_seconds } = upkeep.films;
  if (failed > 0) return { reason: 'films_failed', count: failed };
  if (has_ffmpeg === false)
    return waiting > 0 ? { reason: 'ffmpeg_missing', count: waiting } : { reason: 'ffmpeg_unset' };
  if (oldest_wait_seconds > FILM_WAIT_SECONDS)
    return { reason: 'films_waiting', count: waiting, seconds: oldest_wait_seconds };
  const open = waiting + working;
  return open > 0 ? { reason: 'films_in_work', count: open } : { reason: 'films_ready', count: ready };
}
