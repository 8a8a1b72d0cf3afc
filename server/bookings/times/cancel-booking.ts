import type { Database, Tx } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { type Result, succeed } from '#shared/result.ts';
import type { BookingNotOpen, ChangeTooLate } from '../bookings.errors.ts';
import { expireUsedPackage } from '../complete-booking.ts';
import { announceChange } from './announce-change.ts';
import { type ChosenTime, openForChange } from './choose-time.ts';
import { type BookingRow, updateBooking } from './times.queries.ts';

export interface Cancellation extends Pick<ChosenTime, 'booking_id' | 'by' | 'now'> {
  /** True if a bought session can be given another time, as always when the holder cancels. */
  readonly gives_back: boolean;
}

type Outcome = Result<BookingRow, BookingNotOpen | ChangeTooLate>;

/** A bought session waits for another time or is used up; refund rules decide about money. */
export function cancelBooking(db: Database, cancellation: Cancellation): Promise<Outcome> {
  return withTx(db, (tx) => cancelBookingWithin(tx, cancellation));
}

export async function cancelBookingWithin(tx: Tx, cancellation: Cancellation): Promise<Outcome> {
  const { booking_id, by, gives_back } = cancellation;
  const found = await openForChange(tx, cancellation);
  if (!found.ok) return found;
  const { booking } = found.value;
  const isGivenBack = booking.kind === 'paid' && (gives_back || by !== 'staff');
  const noTime = { starts_at: null, ends_at: null, occupied_until: null };
  const changed = await updateBooking(tx, booking_id, isGivenBack ? noTime : { status: 'cancelled' });
  await announceChange(tx, booking, 'cancelled');
  if (!isGivenBack) await expireUsedPackage(tx, booking);
  return succeed(changed);
}
