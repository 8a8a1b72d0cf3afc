import type { Tx } from '#server/platform/db.ts';
import { monthOf } from '#shared/dates.ts';
import { insertPaidBookings } from './bookings.queries.ts';
import { notifyTeam } from './notify-team.ts';

export interface BoughtConsultations {
  readonly user_id: string;
  readonly order_id: string;
  readonly product_ids: readonly string[];
  /** Moment of the order. */
  readonly now: Date;
}

/** One booking for each consultation that an order bought, in the transaction of the purchase (DECISIONS 27). */
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
