import type { Tx } from '#server/platform/db.ts';
import { addJob } from '#server/platform/queue.ts';

/** Asks for the mail to the team, which agrees on the time with whoever booked. It exists when the booking does. */
export async function notifyTeam(tx: Tx, bookingId: string): Promise<void> {
  await addJob(tx, {
    name: 'send-booking-notice',
    payload: { booking_id: bookingId },
    key: `send-booking-notice:${bookingId}`,
  });
}
