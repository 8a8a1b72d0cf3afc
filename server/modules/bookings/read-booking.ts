import type { Reader } from '#server/platform/db.ts';
import { selectBooking } from './bookings.queries.ts';

export interface BookingFacts {
  readonly user_id: string;
  readonly kind: 'free' | 'paid';
  /** First day of the month it counts for, WIB. */
  readonly month: string;
}

/** Who booked what; null when the booking is gone, together with its account. */
export function readBooking(reader: Reader, id: string): Promise<BookingFacts | null> {
  return selectBooking(reader, id);
}
