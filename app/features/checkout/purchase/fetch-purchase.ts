import { redirect, replace } from 'react-router';
import type { GuestAccess } from '#app/hooks/session/guest-access.ts';
import { foundOrNull, orThrow } from '#app/lib/api/or-throw.ts';
import { getOrder } from '#contract/checkout/checkout.ts';
import type { Client } from '#contract/client.ts';
import { type GuestPurchase, getGuestPurchase } from '#contract/intents/guest-checkout.ts';
import { getPurchaseIntent, type PurchaseIntent } from '#contract/intents/purchase-intents.ts';
import { getPayment, listPayments, listPaymentWays } from '#contract/wallet/wallet.ts';
import { boughtPage, newPurchasePage } from '#shared/shop/bought-page.ts';
import { purchasePath } from '#shared/shop/guest-checkout.ts';
import { waysForAmount } from '../form/payment-methods.tsx';
import { purchaseIdsOf } from '../server/purchase-cookie.ts';
import { isStillOpen, type PurchaseView, singleOpenItem, toGuestView, toOwnView } from './purchase-view.ts';

interface Target {
  readonly id: string;
  readonly payment: string | null;
  readonly again: string | null;
  readonly has_details: boolean;
}

/**
 * Null when the purchase is neither this browser's nor the viewer's. A completed purchase is replaced by the purchased
 * item, because a step back would otherwise lead here, and on again.
 */
export async function fetchPurchase(client: Client, target: Target): Promise<PurchaseView | null> {
  const known = await fetchPurchaseState(client, target);
  if (known === null) return null;
  const { state, to_pay, expires_at } = known;
  const isPayable = state === 'open' || state === 'expired';
  const offered = isPayable ? await client.call(listPaymentWays) : null;
  const all = offered?.ok === true ? offered.value.ways : [];
  return {
    ...known,
    ways: waysForAmount(all, to_pay),
    payment_key: crypto.randomUUID(),
    seconds_left:
      expires_at === null ? 0 : Math.max(0, Math.ceil((Date.parse(expires_at) - Date.now()) / 1000)),
  };
}

async function fetchPurchaseState(client: Client, target: Target) {
  const { id, payment: named } = target;
  const query = named === null ? {} : { payment: named };
  const guest = foundOrNull(await client.call(getGuestPurchase, { params: { id }, query }));
  if (guest !== null) {
    const view = toGuestView(guest.purchase, target.again);
    const slug = singleOpenItem(view, new Date());
    if (slug !== null && !target.has_details) throw replace(newPurchasePage(slug));
    return view;
  }
  const own = await client.call(getPurchaseIntent, { params: { id }, query });
  const found = !own.ok && own.refusal.code === 'UNAUTHENTICATED' ? null : foundOrNull(own);
  if (found === null) return null;
  const { intent } = found;
  if (intent.status === 'completed') throw replace(await boughtPageOf(client, intent));
  if (named === null) return withNewestPayment(client, intent, target);
  const payment = foundOrNull(await client.call(getPayment, { params: { id: named } }));
  return toOwnView(intent, payment?.payment ?? null, target.again);
}

/** The gateway returns without naming the payment, so the page asks for the newest one. */
async function withNewestPayment(client: Client, intent: PurchaseIntent, { again }: Target) {
  const { payments } = orThrow(await client.call(listPayments, { query: {} }));
  const newest = payments.find(({ intent_id }) => intent_id === intent.id);
  if (newest !== undefined) throw redirect(`${purchasePath(intent.id)}?payment=${newest.id}`);
  return toOwnView(intent, null, again);
}

async function boughtPageOf(client: Client, { kind, order_id }: PurchaseIntent): Promise<string> {
  if (kind === 'subscription') return '/user/subscriptions';
  if (order_id === null) return '/user/purchases';
  return boughtPage(orThrow(await client.call(getOrder, { params: { id: order_id } })).order.items);
}

async function fetchBought(client: Client, request: Request): Promise<readonly GuestPurchase[]> {
  const ids = purchaseIdsOf(request);
  const found = await Promise.all(ids.map((id) => client.call(getGuestPurchase, { params: { id } })));
  const purchases = found.flatMap((answer) => (answer.ok ? [answer.value.purchase] : []));
  return purchases.filter(({ state }) => state === 'bought');
}

/** Null when no purchase of this browser opens the product. */
export async function fetchGuestAccess(
  client: Client,
  request: Request,
  slug: string,
): Promise<GuestAccess | null> {
  const bought = (await fetchBought(client, request)).find(({ items }) =>
    items.some((item) => item.slug === slug),
  );
  return bought === undefined ? null : { id: bought.id, access_until: bought.access_until };
}

/** Saves a guest who owns the product from paying twice. */
export async function redirectGuestHolder(client: Client, request: Request, slug: string): Promise<void> {
  const access = await fetchGuestAccess(client, request, slug);
  if (access !== null && isStillOpen(access.access_until, new Date())) throw replace(purchasePath(access.id));
}

/** Two tabs may pay for the same products: an unpaid purchase redirects to one that was paid meanwhile. */
export async function redirectPaidElsewhere(
  client: Client,
  request: Request,
  { id, nota }: Pick<GuestPurchase, 'id' | 'nota'>,
): Promise<void> {
  if (purchaseIdsOf(request).every((one) => one === id)) return;
  const wanted = nota.filter(({ kind }) => kind === 'item');
  const paid = (await fetchBought(client, request)).find((other) =>
    wanted.every(
      ({ product_id, quantity }) =>
        quantity === 1 && other.nota.some((row) => row.kind === 'item' && row.product_id === product_id),
    ),
  );
  if (wanted.length > 0 && paid !== undefined) throw replace(purchasePath(paid.id));
}
