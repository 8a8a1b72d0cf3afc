import { revokeHolding } from '#server/modules/orders/index.ts';
import type { Tx } from '#server/platform/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { markCompleted } from './bookings.queries.ts';

export interface BookingNotOpen {
  readonly code: 'BOOKING_NOT_OPEN';
}

/**
 * Marks a consultation as held. Revokes the holding of a paid one, so that the product can be bought again. Refuses
 * unless the booking is open.
 */
export async function completeBooking(tx: Tx, bookingId: string): Promise<Result<null, BookingNotOpen>> {
  const booking = await markCompleted(tx, bookingId);
  if (booking === null) return refuse({ code: 'BOOKING_NOT_OPEN' });
  const { order_id, product_id } = booking;
  if (order_id !== null && product_id !== null) await revokeHolding(tx, { order_id, product_id });
  return succeed(null);
}
