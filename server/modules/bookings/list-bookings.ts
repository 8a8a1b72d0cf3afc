import { readProfileCompletion } from '#server/modules/identity/index.ts';
import type { Reader } from '#server/platform/db.ts';
import { monthOf } from '#shared/dates.ts';
import { type BookingRow, hasFreeBooking, selectBookings } from './bookings.queries.ts';

export interface Booking extends Omit<BookingRow, 'created_at'> {
  readonly created_at: string;
}

export interface OwnBookings {
  readonly bookings: Booking[];
  readonly free_consultation: {
    readonly is_eligible: boolean;
    /** Booked for the month of `now`. */
    readonly is_used: boolean;
    readonly percent: number;
  };
}

/** Lists the newest bookings of a user, and whether this month's free consultation is still open. */
export async function listBookings(reader: Reader, userId: string, now: Date): Promise<OwnBookings> {
  const [rows, is_used, completion] = await Promise.all([
    selectBookings(reader, userId),
    hasFreeBooking(reader, userId, monthOf(now)),
    readProfileCompletion(reader, userId),
  ]);
  const { is_eligible, percent } = completion;
  return { bookings: rows.map(toBooking), free_consultation: { is_eligible, is_used, percent } };
}

export function toBooking(row: BookingRow): Booking {
  return { ...row, created_at: row.created_at.toISOString() };
}
