import type { StatusCheck } from '#contract/operations/admin-status.ts';
import { type StatusSubject, statusReasons, statusStates, statusSubjects } from '#shared/status.ts';
import { checkBackup, checkStorage } from './file-status.rules.ts';
import { SLOW_START_SECONDS } from './limits.ts';
import type { OperatingFacts } from './operating-facts.ts';
import { checkGateways, checkPayments } from './payment-status.rules.ts';
import type { StatusFacts } from './status-facts.ts';
import { checkBooks, checkCalendars, checkFilms, checkMail } from './upkeep-status.rules.ts';
import type { Verdict } from './verdict.ts';

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
