import { revokeHolding } from '#server/orders/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { lockCalendar } from './availability/availability.queries.ts';
import type { BookingNotBegun, BookingNotOpen } from './bookings.errors.ts';
import { expireUnused, hasOpenSessions, lockBooking, updateBooking } from './times/times.queries.ts';

interface Ended {
  readonly booking_id: string;
  readonly now: Date;
}
type Outcome = Result<null, BookingNotOpen | BookingNotBegun>;

/**
 * Marks a consultation as held. When it was the last of its package, the holding ends, so that the product can be bought
 * again (DECISIONS 65). Refuses unless the booking is open, and before it begins.
 */
export const completeBooking = (tx: Tx, ended: Ended): Promise<Outcome> => end(tx, ended, 'completed');

/** Marks a consultation to which its buyer did not come: used up like one that took place. */
export const markNoShow = (tx: Tx, ended: Ended): Promise<Outcome> => end(tx, ended, 'no_show');

async function end(tx: Tx, { booking_id, now }: Ended, status: 'completed' | 'no_show'): Promise<Outcome> {
  // The guard of the calendar takes this lock when the status changes: before the row, as everywhere.
  await lockCalendar(tx);
  const booking = await lockBooking(tx, booking_id);
  if (booking?.status !== 'booked') return refuse({ code: 'BOOKING_NOT_OPEN' });
  if (booking.starts_at !== null && Date.parse(booking.starts_at) > now.getTime())
    return refuse({ code: 'BOOKING_NOT_BEGUN' });
  await updateBooking(tx, booking_id, { status });
  await endUsedUpPackage(tx, booking);
  return succeed(null);
}

/** Ends sessions that were never given a time while they could be, and packages that have nothing left. */
export async function expireSessions(tx: Tx, now: Date): Promise<void> {
  for (const booking of await expireUnused(tx, now)) await endUsedUpPackage(tx, booking);
}

export async function endUsedUpPackage(
  tx: Tx,
  { order_id, product_id }: { readonly order_id: string | null; readonly product_id: string | null },
): Promise<void> {
  if (order_id === null || product_id === null) return;
  if (!(await hasOpenSessions(tx, { order_id, product_id })))
    await revokeHolding(tx, { order_id, product_id });
}
