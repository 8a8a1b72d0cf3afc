import { BlockedAddress, OversizedAnswer } from '#server/platform/outgoing/public-fetch.ts';
import { CalendarRefused } from './caldav/access.ts';

export interface CalendarProblem {
  readonly code: 'NOT_A_CALENDAR' | 'CALENDAR_TOO_LARGE' | 'CALENDAR_UNREACHABLE' | 'CALENDAR_REFUSED';
}

export function problemOf(error: unknown): CalendarProblem {
  if (error instanceof OversizedAnswer) return { code: 'CALENDAR_TOO_LARGE' };
  if (error instanceof BlockedAddress) return { code: 'CALENDAR_REFUSED' };
  if (error instanceof CalendarRefused) {
    return { code: error.status < 500 ? 'CALENDAR_REFUSED' : 'CALENDAR_UNREACHABLE' };
  }
  // The CalDAV library reports "not let in" and "not found" only in words.
  const isRefused =
    error instanceof Error && /unauthorized|credential|40[134]|cannot find/i.test(error.message);
  return { code: isRefused ? 'CALENDAR_REFUSED' : 'CALENDAR_UNREACHABLE' };
}
