import { redirect } from 'react-router';
import { foundOrNull, orThrow } from '#app/lib/api/or-throw.ts';
import { getCart } from '#contract/account/cart.ts';
import { listOrders, listOwnedIds } from '#contract/account/checkout.ts';
import { getViewer } from '#contract/account/session.ts';
import { listSubscriptions } from '#contract/account/subscriptions.ts';
import type { Client } from '#contract/client.ts';
import { listPlans } from '#contract/public/plans.ts';
import { getProduct, type ProductDetail } from '#contract/public/products.ts';
import { checkoutCopy } from '#messages/checkout.ts';
import { type Rupiah, rupiah, toRupiah } from '#shared/money.ts';
import { type CheckoutDiscount, discountedCheckout } from './discount-code.ts';
import { amountDue, type PurchasePlan } from './purchase-item.ts';

interface Line {
  readonly product_id: string;
  readonly title: string;
  readonly quantity: number;
}

/** What the checkout page shows, at current prices. */
export interface CheckoutDetails {
  readonly title: string;
  /** Where "back" leads. */
  readonly back: string;
  /** Hidden fields: the items with the prices shown, which the server compares. */
  readonly fields: Readonly<Record<string, string>>;
  readonly lines: readonly Line[];
  /** For a subscription: of one billing cycle. */
  readonly price: Rupiah;
  /** Charged now. */
  readonly due: Rupiah;
  readonly plan: PurchasePlan | null;
  /** The code that was typed or brought by a link. */
  readonly discount: CheckoutDiscount | null;
  /** Why it can not be bought; null: it can. */
  readonly obstacle: string | null;
}

export interface CheckoutTarget {
  /** Absent: the cart. */
  readonly slug: string | undefined;
  readonly plan: string | null;
  /** Of a discount. */
  readonly code: string | null;
}

/** `details` is null when there is no such product. Redirects owners, and subscribers who have not chosen a plan. */
export async function fetchCheckout(client: Client, { slug, plan, code }: CheckoutTarget) {
  const viewer = orThrow(await client.call(getViewer)).user;
  if (viewer === null) return { details: null, viewer };
  const details =
    slug === undefined
      ? await fetchCartCheckout(client, code)
      : await fetchProduct(client, { slug, plan, code });
  if (details === null) return { details, viewer };
  const { total } = orThrow(await client.call(listOrders, { query: { limit: 1 } }));
  return {
    details,
    viewer,
    balance: toRupiah(viewer.wallet.balance_bigint),
    // The same in every tab until something is bought: two submissions are one purchase (DECISIONS 8).
    idempotency_key: [slug ?? 'cart', plan ?? '', total].join(':'),
  };
}

async function fetchProduct(
  client: Client,
  { slug, plan, code }: CheckoutTarget & { readonly slug: string },
): Promise<CheckoutDetails | null> {
  const product = foundOrNull(await client.call(getProduct, { params: { id: slug } }))?.product ?? null;
  if (product === null) return null;
  return product.is_subscription
    ? fetchSubscription(client, product, plan)
    : toProductCheckout(client, product, code);
}

async function toProductCheckout(
  client: Client,
  product: ProductDetail,
  code: string | null,
): Promise<CheckoutDetails> {
  const { id, slug, title } = product;
  const { product_ids } = orThrow(await client.call(listOwnedIds));
  if (product_ids.includes(id)) throw redirect(`/user/purchases/${slug}`);
  const price = product.price ?? rupiah(0);
  const fields = { 'items[0].product_id': id, 'items[0].price': String(price) };
  const items = [{ product_id: id, quantity: 1 }];
  return {
    title,
    back: `/product/${slug}`,
    ...(await discountedCheckout(client, { due: price, fields, items }, code)),
    lines: [],
    price,
    plan: null,
    obstacle: obstacleOf(product),
  };
}

async function fetchSubscription(
  client: Client,
  product: ProductDetail,
  chosenPlan: string | null,
): Promise<CheckoutDetails> {
  const { id, slug, title } = product;
  const [offered, own] = await Promise.all([
    client.call(listPlans, { params: { id } }),
    client.call(listSubscriptions, { query: { product_id: id } }),
  ]);
  const { subscriptions } = orThrow(own);
  if (subscriptions.some(({ status }) => status !== 'expired')) throw redirect('/user/subscriptions');
  const { plans, trial_period_days } = orThrow(offered);
  const chosen = plans.find((one) => one.plan === chosenPlan);
  const back = `/subscription/${slug}`;
  if (chosen === undefined) throw redirect(back);
  const with_trial = trial_period_days > 0 && !subscriptions.some(({ trial_end }) => trial_end !== null);
  const { plan, name, billing_cycle, price } = chosen;
  const first = new Date(Date.now() + trial_period_days * 86_400_000).toISOString();
  const subscription = {
    plan,
    plan_name: name,
    billing_cycle,
    with_trial,
    first_charge_at: with_trial ? first : null,
  };
  return {
    title: `${title} · ${name}`,
    back,
    fields: { product_id: id, plan, price: String(price), with_trial: with_trial ? 'on' : '' },
    lines: [],
    price,
    due: amountDue({ id, title, price, subscription }),
    discount: null,
    plan: subscription,
    obstacle: chosen.is_available ? obstacleOf(product) : checkoutCopy.soldOut,
  };
}

async function fetchCartCheckout(client: Client, code: string | null): Promise<CheckoutDetails> {
  const { cart } = orThrow(await client.call(getCart));
  if (cart.lines.length === 0) throw redirect('/user/cart');
  const fields = cart.lines.flatMap(({ product_id, price, quantity, gifts }, index) => [
    [`items[${index}].product_id`, product_id],
    [`items[${index}].price`, String(price ?? 0)],
    [`items[${index}].quantity`, String(quantity)],
    [`items[${index}].gifts`, String(Math.max(0, gifts))],
  ]);
  return {
    title: checkoutCopy.items(cart.total_count),
    back: '/user/cart',
    ...(await discountedCheckout(
      client,
      {
        due: cart.total_price,
        fields: Object.fromEntries(fields),
        items: cart.lines.map(({ product_id, quantity }) => ({ product_id, quantity })),
      },
      code,
    )),
    lines: cart.lines.map(({ product_id, title, quantity }) => ({ product_id, title, quantity })),
    price: cart.total_price,
    plan: null,
    obstacle: cart.lines.some(({ problem }) => problem !== null) ? checkoutCopy.mendCart : null,
  };
}

function obstacleOf({ availability }: ProductDetail): string | null {
  if (availability === 'coming_soon') return checkoutCopy.comingSoon;
  return availability === 'out_of_stock' ? checkoutCopy.soldOut : null;
}
