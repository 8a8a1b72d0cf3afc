import type { Tx } from '#server/platform/db.ts';
import { addJob } from '#server/platform/queue.ts';

export type BookingChange = 'booked' | 'moved' | 'cancelled';

/** Queues what people and calendars are told of a booking. The team hears of new ones. */
export async function announceChange(tx: Tx, bookingId: string, change: BookingChange): Promise<void> {
  if (change !== 'booked') return;
  await addJob(tx, {
    name: 'send-booking-notice',
    payload: { booking_id: bookingId },
    key: `send-booking-notice:${bookingId}`,
  });
}
