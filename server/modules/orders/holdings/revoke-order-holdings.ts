import type { Tx } from '#server/platform/db.ts';
import { addJob } from '#server/platform/queue.ts';
import { voidOpenGifts } from '../gifts/gift-codes.queries.ts';
import { selectSubscriptionOfOrder, updateHoldingsRevoked } from '../refunds/order-refunds.queries.ts';
import { updateHoldingExpired } from '../renewals.queries.ts';

/**
 * Ends what an order gave: its holdings, those of its redeemed gift codes, and its open codes. Codes first: a code
 * that is being redeemed this moment is waited for, and its holding then ends with the others.
 *
 * A subscription ends when the order paid the period that runs, and with `ends_access` whichever of its periods the
 * order paid: what ends access ends what would be charged for it (docs/decisions/0064). Its owner is told.
 */
export async function revokeOrderHoldings(
  tx: Tx,
  orderId: string,
  { ends_access }: { readonly ends_access: boolean },
): Promise<void> {
  const subscription = await selectSubscriptionOfOrder(tx, orderId);
  await voidOpenGifts(tx, orderId);
  await updateHoldingsRevoked(tx, orderId);
  if (subscription === null || !(subscription.is_current || ends_access)) return;
  // The database ends the subscription together with its holding.
  await updateHoldingExpired(tx, subscription);
  await addJob(tx, {
    name: 'send-subscription-mail',
    payload: { subscription_id: subscription.id, news: { kind: 'ended', reason: 'access_ended' } },
  });
}
