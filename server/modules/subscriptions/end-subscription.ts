import { endHeldProduct } from '#server/modules/orders/index.ts';
import type { Tx } from '#server/platform/db.ts';
import { orderMail } from './mail-order.ts';
import { toRow } from './standing-row.rules.ts';
import { type SubscriptionRow, updateStanding } from './subscriptions.queries.ts';
import type { Standing } from './subscriptions.rules.ts';

/** Writes that a subscription is over, ends the access that it gave, and lets its owner know. */
export async function endSubscription(tx: Tx, row: SubscriptionRow, standing: Standing): Promise<void> {
  if (standing.ended === null) throw new Error('a subscription ends with a reason');
  const { reason } = standing.ended;
  await updateStanding(tx, row.id, toRow(standing));
  await endHeldProduct(tx, { user_id: row.user_id, product_id: row.product_id });
  // Who cancelled was told then when it would end; a closed account reads no mail.
  if (reason === 'unpaid' || reason === 'not_renewed') await orderMail(tx, row.id, { kind: 'ended', reason });
}
