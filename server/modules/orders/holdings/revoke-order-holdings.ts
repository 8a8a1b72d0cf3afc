import type { Tx } from '#server/platform/db.ts';
import { addJob } from '#server/platform/queue.ts';
import { voidOpenGifts } from '../gifts/gift-codes.queries.ts';
import { selectSubscriptionOfOrder } from '../refunds/order-refunds.queries.ts';
import { expireHolding, updateHoldingsRevoked } from './holdings.queries.ts';

/**
 * Revokes the holdings of an order, those of its redeemed gift codes, and its open codes. Codes first: a concurrent
 * redemption commits before, and its holding is revoked with the others.
 *
 * Ends a subscription if the order paid its current period, or, with `ends_access`, any period of it: without access
 * nothing more may be charged (docs/decisions/0064). Queues the mail to its owner.
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
  await expireHolding(tx, subscription);
  await addJob(tx, {
    name: 'send-subscription-mail',
    payload: { subscription_id: subscription.id, news: { kind: 'ended', reason: 'access_ended' } },
  });
}
