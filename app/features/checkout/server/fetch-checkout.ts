import { redirect, replace } from 'react-router';
import type { LinkPrefill } from '#app/features/checkout-links/checkout-link.ts';
import { foundOrNull, orThrow } from '#app/lib/api/or-throw.ts';
import { getBillingDetails } from '#contract/account/billing-details.ts';
import { getViewer } from '#contract/account/session.ts';
import { getHold } from '#contract/bookings/slots.ts';
import { listPlans } from '#contract/catalog/plans.ts';
import { getProduct, type ProductDetail } from '#contract/catalog/products.ts';
import { listBundleOffers } from '#contract/checkout/bundles.ts';
import { listOrders, listOwnedIds } from '#contract/checkout/checkout.ts';
import { type QuotedNota, quoteNota } from '#contract/checkout/checkout-nota.ts';
import type { Client } from '#contract/client.ts';
import { type BumpOffer, listBumpOffers } from '#contract/order-bumps/order-bumps.ts';
import { listSubscriptions, type Subscription } from '#contract/subscriptions/subscriptions.ts';
import { listPaymentWays } from '#contract/wallet/wallet.ts';
import { cartCopy } from '#messages/cart/cart.ts';
import { catalogCopy } from '#messages/catalog/catalog.ts';
import { checkoutCopy } from '#messages/checkout/checkout.ts';
import { guestCheckoutCopy } from '#messages/checkout/guest-checkout.ts';
import type { AdPlatform } from '#shared/ads/ads.ts';
import { sessionsToCome } from '#shared/bookings/classes.ts';
import { type Rupiah, rupiah, toRupiah, toSen } from '#shared/money/money.ts';
import { soldKindOf } from '#shared/shop/purchase-kind.ts';
import type { ChosenCheckout, PricedCheckout, PurchasePlan } from '../checkout-details.ts';
import { discountedCheckout } from '../form/discount-code.ts';
import { fetchCartCheckout } from './fetch-cart-checkout.ts';

export interface CheckoutTarget {
  /** Undefined: the cart. */
  readonly slug: string | undefined;
  readonly plan: string | null;
  readonly items: string | null;
  readonly code: string | null;
  readonly hold: string | null;
}

export type Checkout = NonNullable<Awaited<ReturnType<typeof fetchCheckout>>> & {
  readonly remembered: string | null;
  readonly brought: LinkPrefill;
  readonly ad_platforms: readonly AdPlatform[];
  readonly has_whatsapp: boolean;
};

export type ChosenPage = Omit<Checkout, 'details'> & { readonly details: ChosenCheckout };

/** Null when there is nothing to buy. Redirects owners, and subscribers without a chosen plan. */
export async function fetchCheckout(client: Client, { slug, plan, code, hold, ...target }: CheckoutTarget) {
  const viewer = orThrow(await client.call(getViewer)).user;
  const isVisitor = viewer === null;
  const priced =
    slug === undefined
      ? await fetchCartCheckout(client, { ...target, isVisitor, code })
      : await fetchProduct(client, { slug, plan, isVisitor, code, hold });
  if (priced === null) return null;
  const { items, ...details } = priced;
  const [offered, orderCount, beside, billing] = await Promise.all([
    client.call(listPaymentWays),
    viewer === null ? 0 : countOrders(client),
    fetchBumpOffers(client, priced),
    viewer === null ? null : client.call(getBillingDetails),
  ]);
  return {
    details: { ...details, ...beside },
    ways: offered.ok ? offered.value.ways : [],
    company: billing?.ok ? billing.value.company : null,
    /** Null for a visitor. */
    balance: viewer === null ? null : toRupiah(viewer.wallet.balance_bigint),
    // The same in every tab until something is bought, so that two submissions are one purchase (DECISIONS 8).
    idempotency_key: [slug ?? 'cart', plan ?? '', orderCount, ...(hold === null ? [] : [hold])].join(':'),
    // One key each time the page is opened, so that an expired payment does not come back.
    payment_key: crypto.randomUUID(),
  };
}

async function fetchBumpOffers(client: Client, priced: PricedCheckout) {
  const bumps = await fetchBumps(client, priced);
  const ids = bumps.map(({ id }) => id);
  return { bumps, notas: await fetchNotas(client, priced, ids) };
}

/** On failure the purchase continues with its total alone. */
async function fetchNotas(
  client: Client,
  { items, due, discount, plan }: PricedCheckout,
  bumps: readonly string[],
): Promise<readonly [QuotedNota, ...QuotedNota[]]> {
  const code = discount?.problem === null ? { code: discount.code } : {};
  const with_trial = plan?.with_trial === true;
  const body = { items: [...items], bumps: [...bumps], with_trial, ...code };
  const quoted = await client.call(quoteNota, { body });
  const [first, ...others] = quoted.ok ? quoted.value.notas : [];
  return first === undefined ? [totalOnlyNota(due)] : [first, ...others];
}

function totalOnlyNota(due: Rupiah): QuotedNota {
  const row = { title: null, product_id: null, quantity: 1, code: null, way: null, before_bigint: null };
  const total = { kind: 'total' as const, label: guestCheckoutCopy.total, amount_bigint: toSen(due), ...row };
  return { bumps: [], nota: [total], nota_with_balance: null };
}

/** Subscriptions, gifts and free products have no bumps; on failure the purchase continues without them. */
async function fetchBumps(
  client: Client,
  { items, lines, due, obstacle, discount, plan }: PricedCheckout,
): Promise<readonly BumpOffer[]> {
  const isPlain = plan === null && lines.every(({ gifts }) => gifts === 0);
  if (!isPlain || due === 0 || obstacle !== null) return [];
  const code = discount?.problem === null ? { code: discount.code } : {};
  const offered = await client.call(listBumpOffers, { body: { items: [...items], ...code } });
  return offered.ok ? offered.value.bumps : [];
}

const countOrders = async (client: Client): Promise<number> =>
  orThrow(await client.call(listOrders, { query: { limit: 1 } })).total;

interface ProductTarget {
  readonly slug: string;
  readonly plan: string | null;
  readonly isVisitor: boolean;
  readonly code: string | null;
  readonly hold: string | null;
}

async function fetchProduct(client: Client, target: ProductTarget): Promise<PricedCheckout | null> {
  const found = await client.call(getProduct, { params: { id: target.slug } });
  const product = foundOrNull(found)?.product ?? null;
  if (product === null) return null;
  if (product.is_subscription) return fetchSubscription(client, product, target);
  if (!target.isVisitor) await redirectOwner(client, product);
  const { id, slug, title, type } = product;
  if (product.price === null) throw redirect(`/product/${slug}`);
  const { price } = product;
  const hold = target.hold === null ? undefined : await fetchHold(client, { slug, id: target.hold });
  const fields = {
    'items[0].product_id': id,
    'items[0].price': String(price),
    ...(hold !== undefined && { 'items[0].hold': hold.id }),
  };
  const items = [{ product_id: id, quantity: 1 }];
  const owned = type === 'bundle' && !target.isVisitor ? await fetchOwned(client, id) : null;
  const due = rupiah(price - (owned?.amount ?? 0));
  const priced = await discountedCheckout(client, { due, fields, items }, target.code);
  return {
    title,
    back: `/product/${slug}`,
    ...priced,
    items,
    lines: [{ ...toLine(product, price), owned, hold, parts: product.parts.map((part) => part.title) }],
    price,
    plan: null,
    kind: soldKindOf(product),
    trial_days: 0,
    had_trial: false,
    is_mailed: priced.due === 0 && (price > 0 || type === 'freebie'),
    obstacle: obstacleOf(product),
  };
}

/** An expired hold redirects to choose another time. */
async function fetchHold(client: Client, { slug, id }: { readonly slug: string; readonly id: string }) {
  const found = foundOrNull(await client.call(getHold, { params: { id } }));
  if (found === null) throw redirect(`/book/${slug}`);
  return found.hold;
}

const fetchOwned = async (client: Client, bundle_id: string) =>
  orThrow(await client.call(listBundleOffers, { query: { bundle_id } })).bundles[0]?.owned ?? null;

async function redirectOwner(client: Client, { id, slug, type }: ProductDetail): Promise<void> {
  const { product_ids } = orThrow(await client.call(listOwnedIds));
  if (product_ids.includes(id))
    throw replace(type === 'bundle' ? '/user/purchases' : `/user/purchases/${slug}`);
}

async function fetchSubscription(
  client: Client,
  product: ProductDetail,
  { plan: wanted, isVisitor, code }: ProductTarget,
): Promise<PricedCheckout> {
  const { id, slug, title } = product;
  const [offered, own] = await Promise.all([
    client.call(listPlans, { params: { id } }).then(orThrow),
    isVisitor ? [] : fetchOwn(client, id),
  ]);
  if (own.some(({ status }) => status !== 'expired')) throw replace('/user/subscriptions');
  const chosen = offered.plans.find((one) => one.plan === wanted);
  const back = `/subscription/${slug}`;
  if (chosen === undefined) throw redirect(back);
  const { plan, name, billing_cycle, price, is_available } = chosen;
  const had_trial = offered.trial_period_days > 0 && own.some(({ trial_end }) => trial_end !== null);
  const trial_days = had_trial ? 0 : offered.trial_period_days;
  const with_trial = trial_days > 0;
  const first = new Date(Date.now() + trial_days * 86_400_000).toISOString();
  const subscription: PurchasePlan = {
    plan,
    plan_name: name,
    billing_cycle,
    with_trial,
    first_charge_at: with_trial && !isVisitor ? first : null,
  };
  const terms = { product_id: id, plan, price: String(price), with_trial: with_trial ? 'on' : '' };
  const items = [{ product_id: id, quantity: 1, plan }];
  const priced = await discountedCheckout(client, { due: price, fields: {}, items }, code);
  const due = with_trial ? rupiah(0) : priced.due;
  return {
    title: `${title} · ${name}`,
    back,
    items,
    fields: {
      ...(isVisitor ? nestFields('plan', terms) : terms),
      ...priced.fields,
    },
    lines: [toLine({ ...product, title: `${title} · ${name}` }, with_trial ? due : price)],
    price,
    due,
    discount: priced.discount,
    plan: subscription,
    kind: 'subscription',
    trial_days,
    had_trial,
    is_mailed: due === 0 && price > 0,
    obstacle: is_available ? obstacleOf(product) : checkoutCopy.soldOut,
  };
}

const fetchOwn = async (client: Client, product_id: string): Promise<readonly Subscription[]> =>
  orThrow(await client.call(listSubscriptions, { query: { product_id } })).subscriptions;

const nestFields = (name: string, fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [`${name}.${key}`, value]));

function toLine(product: ProductDetail, price: Rupiah) {
  const { id, slug, title, cover_url, original_price, places_left } = product;
  const units = { quantity: 1, gifts: 0, owned: null };
  const offer = { next_session_at: null, places_left };
  return {
    product_id: id,
    slug,
    title,
    cover_url,
    original_price,
    ...units,
    ...offer,
    price,
    session: sessionsToCome(product)[0],
  };
}

function obstacleOf({ availability }: ProductDetail): string | null {
  if (availability === 'coming_soon') return checkoutCopy.comingSoon;
  if (availability === 'closed') return cartCopy.problems.SALES_ENDED;
  if (availability === 'full') return catalogCopy.full;
  return availability === 'out_of_stock' ? checkoutCopy.soldOut : null;
}
