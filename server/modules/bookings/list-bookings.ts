import type * as contract from '#contract/account/bookings.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { readProfileCompletion } from '#server/modules/identity/index.ts';
import type { Reader } from '#server/platform/db.ts';
import { monthOf } from '#shared/dates.ts';
import { hasFreeBooking, selectBookings } from './bookings.queries.ts';

/** Lists the newest bookings of a user, and whether this month's free consultation is still open. */
export async function listBookings(
  reader: Reader,
  userId: string,
  now: Date,
): Promise<OutputOf<typeof contract.listBookings>> {
  const [bookings, is_used, { is_eligible, percent }] = await Promise.all([
    selectBookings(reader, userId),
    hasFreeBooking(reader, userId, monthOf(now)),
    readProfileCompletion(reader, userId),
  ]);
  return { bookings, free_consultation: { is_eligible, is_used, percent } };
}
