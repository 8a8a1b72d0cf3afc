import { revokeHolding } from '#server/modules/orders/index.ts';
import type { Tx } from '#server/platform/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { markCompleted } from './bookings.queries.ts';

export interface BookingNotOpen {
  readonly code: 'BOOKING_NOT_OPEN';
}

/**
 * The consultation took place. A paid one ends the holding of its package, so that the package can be bought again;
 * everything else of the same order stays. Refused when there is no such booking or it is not open.
 */
export async function completeBooking(tx: Tx, bookingId: string): Promise<Result<null, BookingNotOpen>> {
  const booking = await markCompleted(tx, bookingId);
  if (booking === null) return refuse({ code: 'BOOKING_NOT_OPEN' });
  const { order_id, product_id } = booking;
  if (order_id !== null && product_id !== null) await revokeHolding(tx, { order_id, product_id });
  return succeed(null);
}
