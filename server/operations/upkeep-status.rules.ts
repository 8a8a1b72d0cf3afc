import type { OperatingFacts } from './operating-facts.ts';
import type { StatusFacts } from './status-facts.ts';
import { hoursSince, type Verdict } from './verdict.ts';

/** One nightly audit plus some slack. */
const AUDIT_HOURS = 26;

export function checkBooks({ facts: { upkeep }, now }: Pick<StatusFacts, 'facts' | 'now'>): Verdict {
  if (upkeep === null) return { reason: 'not_read' };
  const { audit } = upkeep;
  if (audit === null) return { reason: 'books_unread' };
  const at = audit.finished_at.toISOString();
  if (audit.broken > 0) return { reason: 'books_broken', count: audit.broken, at };
  const isLate = hoursSince(audit.finished_at, now) > AUDIT_HOURS;
  return { reason: isLate ? 'books_late' : 'books_sound', count: audit.checks, at };
}

/** Counts mails given up, not those to be retried. */
export function checkMail({
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

export function checkCalendars(upkeep: OperatingFacts['upkeep']): Verdict {
  if (upkeep === null) return { reason: 'not_read' };
  const { all, stale } = upkeep.calendars;
  if (all === 0) return { reason: 'calendars_unset' };
  return stale.length > 0
    ? { reason: 'calendars_stale', names: stale }
    : { reason: 'calendars_read', count: all };
}

/** Longer than the preparation of the longest film. */
const FILM_WAIT_SECONDS = 3_600;

export function checkFilms({
  facts: { upkeep },
  has_ffmpeg,
}: Pick<StatusFacts, 'facts' | 'has_ffmpeg'>): Verdict {
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
