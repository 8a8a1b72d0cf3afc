import type { Entitlement } from '#contract/checkout/checkout.ts';
import { readHeldProducts } from '#server/catalog/index.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';
import type { PageWindow } from '#server/platform/lists/list-window.ts';
import { voidOpenGifts } from './gift-codes.queries.ts';
import { expireHolding, readHoldings, updateHoldingsRevoked } from './holdings.queries.ts';
import { selectSubscriptionOfOrder } from './refunds/refund-order.queries.ts';

/** Newest first (API-046, API-086). */
export async function listEntitlements(
  reader: Reader,
  userId: string,
  window: PageWindow,
): Promise<{ readonly entitlements: Entitlement[]; readonly total: number }> {
  const { holdings, total } = await readHoldings(reader, userId, window);
  const products = await readHeldProducts(
    reader,
    holdings.map((holding) => holding.product_id),
  );
  const byId = new Map(products.map(({ id, ...product }) => [id, product]));
  const entitlements = holdings.flatMap((holding): Entitlement[] => {
    const product = byId.get(holding.product_id);
    return product === undefined ? [] : [{ ...holding, status: 'active', product }];
  });
  return { entitlements, total };
}

/**
 * Revokes an order's holdings and its gift codes, open and redeemed. Codes first: a concurrent redemption commits
 * before, and its holding is revoked with the others. Ends a subscription if the order paid its current period, or with
 * `ends_access` any period: without access nothing more may be charged (ADR 0034). Queues a mail.
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
