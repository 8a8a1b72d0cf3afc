import type { Tx } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';

export type BookingChange = 'booked' | 'moved' | 'cancelled';

interface ChangedBooking {
  readonly id: string;
  readonly starts_at: string | null;
  readonly ends_at: string | null;
}
interface ScheduledBooking extends ChangedBooking {
  readonly starts_at: string;
  readonly ends_at: string;
}

/** Only the team is told of a booking without a time. Replaces a queued change of the same kind. */
export async function announceChange(tx: Tx, booking: ChangedBooking, change: BookingChange): Promise<void> {
  const { id: booking_id, starts_at, ends_at } = booking;
  if (starts_at === null || ends_at === null) {
    if (change !== 'booked') return;
    return addJob(tx, {
      name: 'send-booking-notice',
      payload: { booking_id },
      key: `send-booking-notice:${booking_id}`,
    });
  }
  await queueNews(tx, {
    booking: { id: booking_id, starts_at, ends_at },
    change,
    audiences: ['holder', 'team'],
  });
}

/** After account deletion only the team is left to tell. */
export async function announceErased(tx: Tx, booking: ScheduledBooking): Promise<void> {
  await queueNews(tx, { booking, change: 'cancelled', audiences: ['team'] });
}

interface ChangeNotice {
  readonly booking: ScheduledBooking;
  readonly change: BookingChange;
  readonly audiences: readonly ('holder' | 'team')[];
}

async function queueNews(tx: Tx, { booking, change, audiences }: ChangeNotice): Promise<void> {
  const { id: booking_id, starts_at, ends_at } = booking;
  await addJob(tx, { name: 'push-booking', payload: { booking_id }, key: `push-booking:${booking_id}` });
  for (const audience of audiences) {
    await addJob(tx, {
      name: 'send-booking-mail',
      payload: { booking_id, event: change, audience, starts_at, ends_at },
      key: `send-booking-mail:${booking_id}:${change}:${audience}`,
    });
  }
}
