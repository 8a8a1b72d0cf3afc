import { redirect } from 'react-router';
import { foundOrNull, orThrow } from '#app/lib/api/or-throw.ts';
import { getOrder } from '#contract/account/checkout.ts';
import { getPurchaseIntent, type PurchaseIntent } from '#contract/account/purchase-intents.ts';
import { getPayment, listPayments } from '#contract/account/wallet.ts';
import type { Client } from '#contract/client.ts';
import { getGuestPurchase } from '#contract/public/guest-checkout.ts';
import { boughtPage, newPurchasePage } from '#shared/bought-page.ts';
import { purchasePath } from '#shared/guest-checkout.ts';
import { onlyOpenItem, type PurchaseView, toGuestView, toOwnView } from './purchase-view.ts';

interface Target {
  readonly id: string;
  /** The payment of somebody who is signed in. */
  readonly payment: string | null;
  /** Where it can be begun again. */
  readonly again: string;
  /** Shown although there is one thing to open. */
  readonly has_details: boolean;
}

/** Null when it is not this browser's, nor the viewer's own. What is bought redirects to the thing itself. */
export async function fetchPurchase(client: Client, target: Target): Promise<PurchaseView | null> {
  const { id } = target;
  const guest = foundOrNull(await client.call(getGuestPurchase, { params: { id } }));
  if (guest !== null) {
    const view = toGuestView(guest.purchase, target.again);
    const slug = onlyOpenItem(view, new Date());
    if (slug !== null && !target.has_details) throw redirect(newPurchasePage(slug));
    return view;
  }
  const own = await client.call(getPurchaseIntent, { params: { id } });
  // A visitor has none of their own.
  const found = !own.ok && own.refusal.code === 'UNAUTHENTICATED' ? null : foundOrNull(own);
  if (found === null) return null;
  const { intent } = found;
  if (intent.status === 'completed') throw redirect(await boughtPageOf(client, intent));
  if (target.payment === null) return withNewestPayment(client, intent);
  const payment = foundOrNull(await client.call(getPayment, { params: { id: target.payment } }));
  return toOwnView(intent, payment?.payment ?? null);
}

/** The gateway returns without naming the payment, which the page asks about. */
async function withNewestPayment(client: Client, intent: PurchaseIntent): Promise<PurchaseView> {
  const { payments } = orThrow(await client.call(listPayments, { query: {} }));
  const newest = payments.find(({ intent_id }) => intent_id === intent.id);
  if (newest !== undefined) throw redirect(`${purchasePath(intent.id)}?payment=${newest.id}`);
  return toOwnView(intent, null);
}

async function boughtPageOf(client: Client, { kind, order_id }: PurchaseIntent): Promise<string> {
  if (kind === 'subscription') return '/user/subscriptions';
  if (order_id === null) return '/user/purchases';
  return boughtPage(orThrow(await client.call(getOrder, { params: { id: order_id } })).order.items);
}
