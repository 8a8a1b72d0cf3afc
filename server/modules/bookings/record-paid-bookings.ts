import type { Tx } from '#server/platform/db.ts';
import { addJob } from '#server/platform/queue.ts';
import { monthOf } from '#shared/dates.ts';
import { insertPaidBookings } from './bookings.queries.ts';

export interface BoughtConsultations {
  readonly user_id: string;
  readonly order_id: string;
  readonly product_ids: readonly string[];
  /** Time of the order. */
  readonly now: Date;
}

/** Writes one booking per consultation bought, in the transaction of the purchase (DECISIONS 27). */
export async function recordPaidBookings(tx: Tx, bought: BoughtConsultations): Promise<void> {
  const { user_id, order_id, product_ids, now } = bought;
  if (product_ids.length === 0) return;
  const month = monthOf(now);
  const ids = await insertPaidBookings(
    tx,
    product_ids.map((product_id) => ({ user_id, order_id, product_id, month })),
  );
  for (const id of ids) await notifyTeam(tx, id);
}

/** Queues the mail to the team, which arranges the time with the customer. */
export async function notifyTeam(tx: Tx, bookingId: string): Promise<void> {
  await addJob(tx, {
    name: 'send-booking-notice',
    payload: { booking_id: bookingId },
    key: `send-booking-notice:${bookingId}`,
  });
}
