import { BlockedAddress, OversizedAnswer } from '#server/platform/outgoing/public-fetch.ts';
import { type Result, refuse } from '#shared/result.ts';
import { DAY_MS } from '#shared/time/dates.ts';
import type { CalendarAccess } from './access.ts';
import { CalendarRefused, readEvents } from './caldav.ts';
import type { Span, UnreadableCalendar } from './files/read-busy-times.ts';

export type CalendarProblem =
  | UnreadableCalendar
  | { readonly code: 'CALENDAR_UNREACHABLE' | 'CALENDAR_REFUSED' };

/** Nothing is booked further ahead (`horizon_days`), but what begins today may still last. */
const DAYS_AHEAD = 181;
const DAYS_BACK = 1;

/** When the owner is busy elsewhere; whatever a calendar does, it is a refusal, because a sale never waits for one. */
export async function readCalendar(
  fetch: typeof globalThis.fetch,
  access: CalendarAccess,
  now: Date,
): Promise<Result<readonly Span[], CalendarProblem>> {
  const window = {
    from: new Date(now.getTime() - DAYS_BACK * DAY_MS),
    to: new Date(now.getTime() + DAYS_AHEAD * DAY_MS),
  };
  try {
    const texts =
      access.kind === 'ics'
        ? [await readFile(fetch, access.address)]
        : await readEvents(fetch, access, window);
    const { readBusyTimes } = await import('./files/read-busy-times.ts');
    return readBusyTimes(texts, window);
  } catch (error) {
    return refuse(problemOf(error));
  }
}

async function readFile(fetch: typeof globalThis.fetch, address: string): Promise<string> {
  const answer = await fetch(address, { headers: { accept: 'text/calendar' } });
  if (!answer.ok) throw new CalendarRefused(answer.status);
  return answer.text();
}

/** What is wrong with a calendar, as the desk says it. */
export function problemOf(error: unknown): CalendarProblem {
  if (error instanceof OversizedAnswer) return { code: 'CALENDAR_TOO_LARGE' };
  if (error instanceof BlockedAddress) return { code: 'CALENDAR_REFUSED' };
  if (error instanceof CalendarRefused) {
    return { code: error.status < 500 ? 'CALENDAR_REFUSED' : 'CALENDAR_UNREACHABLE' };
  }
  // The CalDAV library says in words only that it was not let in, or found nothing.
  const isRefused =
    error instanceof Error && /unauthorized|credential|40[134]|cannot find/i.test(error.message);
  return { code: isRefused ? 'CALENDAR_REFUSED' : 'CALENDAR_UNREACHABLE' };
}
