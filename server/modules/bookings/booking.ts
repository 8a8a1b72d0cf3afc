import type { BookingRow } from './bookings.queries.ts';

export interface Booking extends Omit<BookingRow, 'created_at'> {
  readonly created_at: string;
}

/** A booking as its owner sees it. */
export function toBooking(row: BookingRow): Booking {
  return { ...row, created_at: row.created_at.toISOString() };
}
