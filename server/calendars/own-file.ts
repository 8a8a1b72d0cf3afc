import type { FileAnswer } from '#contract/fields.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { selectBookingFacts } from './calendars.queries.ts';
import { calendarFile } from './feed.ts';
import { eventOf } from './push-events.ts';

/** Refused while the booking has no time and after it was called off. */
export async function readOwnFile(
  reader: Reader,
  { id, user_id }: { readonly id: string; readonly user_id: string },
): Promise<Result<FileAnswer, { readonly code: 'BOOKING_NOT_FOUND' }>> {
  const facts = await selectBookingFacts(reader, id);
  // The holder needs no name of their own.
  const event = facts?.user_id === user_id ? eventOf({ ...facts, full_name: '' }) : null;
  if (event === null) return refuse({ code: 'BOOKING_NOT_FOUND' });
  return succeed(calendarFile([event]));
}
