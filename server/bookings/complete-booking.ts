import { revokeHolding } from '#server/orders/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { lockCalendar } from './availability/availability.queries.ts';
import type { BookingNotBegun, BookingNotOpen } from './bookings.errors.ts';
import { expireUnusedSessions, hasOpenSessions, lockBooking, updateBooking } from './times/times.queries.ts';

interface BookingCompletion {
  readonly booking_id: string;
  readonly now: Date;
}
type Outcome = Result<null, BookingNotOpen | BookingNotBegun>;

/** The last session ends the holding, so the product can be bought again (DECISIONS 65). */
export const completeBooking = (tx: Tx, ended: BookingCompletion): Promise<Outcome> =>
  end(tx, ended, 'completed');

export const markNoShow = (tx: Tx, ended: BookingCompletion): Promise<Outcome> => end(tx, ended, 'no_show');

async function end(
  tx: Tx,
  { booking_id, now }: BookingCompletion,
  status: 'completed' | 'no_show',
): Promise<Outcome> {
  // The calendar's trigger takes this lock on a status change, so take it before the row, as everywhere.
  await lockCalendar(tx);
  const booking = await lockBooking(tx, booking_id);
  if (booking?.status !== 'booked') return refuse({ code: 'BOOKING_NOT_OPEN' });
  if (booking.starts_at !== null && Date.parse(booking.starts_at) > now.getTime())
    return refuse({ code: 'BOOKING_NOT_BEGUN' });
  await updateBooking(tx, booking_id, { status });
  await expireUsedPackage(tx, booking);
  return succeed(null);
}

/** Ends sessions never given a time, and packages with nothing left. */
export async function expireSessions(tx: Tx, now: Date): Promise<void> {
  for (const booking of await expireUnusedSessions(tx, now)) await expireUsedPackage(tx, booking);
}

export async function expireUsedPackage(
  tx: Tx,
  { order_id, product_id }: { readonly order_id: string | null; readonly product_id: string | null },
): Promise<void> {
  if (order_id === null || product_id === null) return;
  if (!(await hasOpenSessions(tx, { order_id, product_id })))
    await revokeHolding(tx, { order_id, product_id });
}
