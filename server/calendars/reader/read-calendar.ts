import { createBoundedProcess } from '#server/platform/bounded-process/bounded-process.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { DAY_MS } from '#shared/time/dates.ts';
import type { CalendarAccess, CalendarProblem, CalendarServices } from '../access.ts';
import type { FoundAccount } from '../caldav/find-calendars.ts';
import type { BusyTimes } from '../files/read-busy-times.ts';
import { type CalendarAnswer, type CalendarTask, calendarAnswer } from './calendar-tasks.ts';

/** Days. Nothing is booked further ahead (`horizon_days`), but what begins today may still last. */
const DAYS_AHEAD = 181;
const DAYS_BACK = 1;

const runApart = createBoundedProcess<CalendarTask, CalendarAnswer>({
  script: 'server/calendars/reader/calendar-worker.ts',
  answer: calendarAnswer,
  // The server may take 10 s of it for each answer.
  limitMs: 45_000,
  memoryMb: 256,
  idleMs: 5_000,
});

type Services = Pick<CalendarServices, 'allows_private' | 'clock'>;
type Outcome<Kind> = Result<Extract<CalendarAnswer, { kind: Kind }>, CalendarProblem>;

/** Refuses instead of throwing: a sale never waits for a calendar. */
export async function readCalendar(
  { clock, allows_private }: Services,
  { access, owners }: { readonly access: CalendarAccess; readonly owners: readonly string[] },
): Promise<Result<BusyTimes, CalendarProblem>> {
  const now = clock.now().getTime();
  const [from, to] = [new Date(now - DAYS_BACK * DAY_MS), new Date(now + DAYS_AHEAD * DAY_MS)];
  const known = [...owners, ...namesIn(access)].filter((owner) => owner !== '');
  return ask({ kind: 'read', access, from, to, owners: known, allows_private }, 'read');
}

export async function findCalendars(
  { allows_private }: Pick<Services, 'allows_private'>,
  access: Extract<CalendarAccess, { kind: 'caldav' }>,
): Promise<Result<FoundAccount, CalendarProblem>> {
  return ask({ kind: 'find', access, allows_private }, 'found');
}

async function ask<Kind extends 'read' | 'found'>(task: CalendarTask, kind: Kind): Promise<Outcome<Kind>> {
  const answered = await runApart(task);
  if (!answered.ok) return refuse({ code: 'CALENDAR_TOO_LARGE' });
  const { value } = answered;
  if (value.kind === 'refused') return refuse({ code: value.code });
  if (!isKind(value, kind)) throw new Error(`a calendar was asked for ${kind} and answered ${value.kind}`);
  return succeed(value);
}

const isKind = <Kind extends CalendarAnswer['kind']>(
  answer: CalendarAnswer,
  kind: Kind,
): answer is Extract<CalendarAnswer, { kind: Kind }> => answer.kind === kind;

/** The owner's own addresses: Google puts one into the file's URL. */
function namesIn(access: CalendarAccess): readonly string[] {
  if (access.kind === 'caldav') return [access.username, ...access.owners];
  return decodeURIComponent(new URL(access.address).pathname)
    .split('/')
    .filter((part) => /^[^@\s]+@[^@\s]+$/.test(part));
}
