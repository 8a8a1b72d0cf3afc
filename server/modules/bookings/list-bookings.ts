import { readProfileCompletion } from '#server/modules/identity/index.ts';
import type { Reader } from '#server/platform/db.ts';
import { monthOf } from '#shared/dates.ts';
import { type Booking, toBooking } from './booking.ts';
import { hasFreeBooking, selectBookings } from './bookings.queries.ts';

export interface OwnBookings {
  readonly bookings: Booking[];
  readonly free_consultation: {
    readonly is_eligible: boolean;
    /** Booked for the month of `now` already. */
    readonly is_used: boolean;
    readonly percent: number;
  };
}

/** The newest hundred bookings of the user, and how the free one of this month stands. */
export async function listBookings(reader: Reader, userId: string, now: Date): Promise<OwnBookings> {
  const [rows, is_used, completion] = await Promise.all([
    selectBookings(reader, userId),
    hasFreeBooking(reader, userId, monthOf(now)),
    readProfileCompletion(reader, userId),
  ]);
  const { is_eligible, percent } = completion;
  return { bookings: rows.map(toBooking), free_consultation: { is_eligible, is_used, percent } };
}
