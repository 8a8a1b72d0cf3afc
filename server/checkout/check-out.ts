import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Order } from '#contract/checkout/checkout.ts';
import { negateSen, type Rupiah, type Sen, sen, subtractSen } from '#shared/money/money.ts';
import { walletRefusal } from '#shared/money/wallet-refusal.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { NotaLine } from '#shared/shop/nota.ts';
import { chooseInvoiceParty, type InvoiceChoice } from '../account/index.ts';
import { removePurchasedItems } from '../cart/index.ts';
import { reserveStock } from '../catalog/index.ts';
import { attributedLink } from '../checkout-links/index.ts';
import { recordTerms } from '../consents/index.ts';
import { type DiscountedLines, lockDiscountedLines, recordDiscountUses } from '../discounts/index.ts';
import { type LockedWallet, lockWallet, postEntries } from '../ledger/index.ts';
import type { Bump } from '../order-bumps/index.ts';
import { getOwnOrder, recordOrder, soldParts } from '../orders/index.ts';
import type { Database, Tx } from '../platform/database/db.ts';
import { withIdempotency } from '../platform/database/idempotency.ts';
import { addJob } from '../platform/database/queue.ts';
import { withTx } from '../platform/database/with-tx.ts';
import { type RefundPolicy, readRefundPolicy } from '../refunds/index.ts';
import type { CheckoutRefusal } from './checkout.errors.ts';
import {
  type Customer,
  confirmedTotal,
  countStockUnits,
  describeSale,
  findSoldOut,
  type Line,
  notaLineOf,
  problemOf,
  purchaseMetadata,
  refusalOf,
  totalOf,
} from './checkout.rules.ts';
import { bumpLine, resolveBumps } from './offers/offers.ts';
import { priceLines } from './offers/price-lines.ts';
import { readOffersForCustomer } from './read-customer.ts';
import { bookSoldSessions, remainingStock, renewTimes } from './sold-sessions.ts';

export interface Guest {
  readonly id: null;
  readonly email: string;
}

export interface Cart extends Omit<InvoiceChoice, 'user_id'> {
  readonly buyer: { readonly id: string; readonly email: string; readonly full_name: string };
  /** Each product at most once. */
  readonly lines: readonly Line[];
  /** Accepted order-bump offers; their prices are in `total` only. */
  readonly bumps?: readonly string[] | undefined;
  readonly code?: string | undefined;
  /** The total the buyer confirmed; never more is taken. Defaults to the sum of the prices seen. */
  readonly total?: Rupiah | undefined;
  readonly link?: string | undefined;
  /** The waiting purchase being completed, which keeps its promised price. */
  readonly intent_id?: string | undefined;
}

export interface Checkout extends Cart {
  readonly idempotency_key: string;
  /** For test data: the time and payment method of the order (ADR 0071). */
  readonly backdated?: { readonly at: Date; readonly payment_method: 'wallet' | 'wallet_credits' };
}

export interface CheckedOut {
  readonly order: Order;
  /** Balance right after the purchase, in sen. */
  readonly balance_bigint: Sen;
}
type Outcome = Result<CheckedOut, CheckoutRefusal>;

/**
 * Buys with wallet credit: money, order, holdings, gift codes, stock, bookings and the receipt's job in one
 * transaction, or nothing (DECISIONS 7, 8, 25, 27). The wallet is locked first, which serializes one user's purchases.
 * The same key with the same lines replays the first result.
 */
export function checkOut(db: Database, checkout: Checkout): Promise<Outcome> {
  return withTx(db, async (tx) => {
    const bought = await checkOutWithin(tx, checkout);
    const { id, email } = checkout.buyer;
    if (bought.ok && bought.value.order.amount_bigint > 0)
      await recordTerms(tx, { user_id: id, email, source: 'checkout' });
    return bought;
  });
}

/** Like `checkOut`, inside the caller's transaction, which must roll back on a refusal. */
export function checkOutWithin(tx: Tx, checkout: Checkout): Promise<Outcome> {
  const { buyer, lines, code, total, bumps, company, idempotency_key } = checkout;
  const isPlain = code === undefined && total === undefined && bumps === undefined && company === undefined;
  const request = isPlain ? lines : { lines, code, total, bumps, company };
  const claim = { user_id: buyer.id, scope: 'checkout', key: idempotency_key, request };
  return withIdempotency(tx, claim, {
    run: () => purchase(tx, checkout),
    replay: (kept) => replayResult(tx, buyer.id, kept),
    toStored: ({ order, balance_bigint }) => ({ order_id: order.id, balance_bigint }),
  });
}

async function purchase(tx: Tx, checkout: Checkout): Promise<Outcome> {
  const wallet = await lockWallet(tx, checkout.buyer.id);
  const [chosen, refund_policy] = await Promise.all([resolveOffers(tx, checkout), readRefundPolicy(tx)]);
  if (!chosen.ok) return chosen;
  const refusal = walletRefusal(wallet, totalOf(chosen.value.sold));
  if (refusal !== null) return refuse(refusal);
  return placeOrder(tx, { ...checkout, ...chosen.value, wallet, refund_policy });
}

type Quote = Omit<Cart, 'buyer'> & { readonly buyer: Cart['buyer'] | Guest };

export interface CheckoutQuote {
  readonly title: string;
  readonly total: Sen;
  readonly discounts: DiscountedLines;
  readonly lines: readonly NotaLine[];
}

/**
 * Total and description of a cart, or why it cannot be bought; ignores the balance. Discounts can be promised in the
 * caller's transaction (reserveDiscounts), which holds their limits.
 */
export async function quoteCheckout(tx: Tx, cart: Quote): Promise<Result<CheckoutQuote, CheckoutRefusal>> {
  const chosen = await resolveOffers(tx, cart);
  if (!chosen.ok) return chosen;
  const { sold, discounts } = chosen.value;
  const renewed = await renewTimes(tx, cart.lines, chosen.value.customer);
  if (!renewed.ok) return renewed;
  return succeed({
    ...{ title: describeSale(sold), total: totalOf(sold), discounts },
    lines: sold.map(notaLineOf),
  });
}

const stored = z.object({ order_id: z.uuid(), balance_bigint: z.int().transform(sen) });

async function replayResult(tx: Tx, userId: string, result: unknown): Promise<CheckedOut> {
  const { order_id, balance_bigint } = stored.parse(result);
  const order = await getOwnOrder(tx, userId, order_id);
  if (!order.ok) throw new Error('the order of a repeated purchase is missing');
  return { order: order.value, balance_bigint };
}

type SoldLine = Awaited<ReturnType<typeof priceOffers>>['lines'][number];

interface ResolvedCart {
  readonly sold: readonly SoldLine[];
  readonly customer: Customer;
  readonly discounts: DiscountedLines;
}

async function resolveOffers(tx: Tx, cart: Quote): Promise<Result<ResolvedCart, CheckoutRefusal>> {
  const taken = await resolveBumps(tx, cart);
  if (!taken.ok) return taken;
  const { lines: sold, customer, discounts } = await priceOffers(tx, cart, taken.value);
  const offers = new Map(sold.map((line) => [line.id, line]));
  const [total, confirmed] = [totalOf(sold), confirmedTotal(cart.lines, cart.total)];
  // A waiting purchase was promised its total, so the unit prices it was promised at are not compared one by one.
  const isPromised = cart.intent_id !== undefined && total <= confirmed;
  const lines = [
    ...cart.lines.map((line) => (isPromised ? atSalePrice(line, offers.get(line.product_id)) : line)),
    ...taken.value.map(({ product_id }) => bumpLine(product_id, offers.get(product_id))),
  ];
  const [problem, ...others] = lines
    .map((line) => problemOf(line, offers.get(line.product_id), customer))
    .filter((found) => found !== null);
  if (problem !== undefined) return refuse(refusalOf([problem, ...others], customer.profile));
  if (discounts.problem !== null) return refuse(discounts.problem);
  if (total > confirmed) return refuse({ code: 'TOTAL_CHANGED', details: { total_bigint: total } });
  return succeed({ sold, customer, discounts });
}

/** Locks the limits of the discounts that apply. */
async function priceOffers(tx: Tx, cart: Quote, taken: readonly Bump[]) {
  const wanted = new Map(cart.lines.map((line) => [line.product_id, line]));
  const bumps = new Map(taken.map((bump) => [bump.product_id, bump]));
  const ids = [...wanted.keys(), ...bumps.keys()];
  const { offers, customer } = await readOffersForCustomer(tx, cart.buyer.id, ids);
  const lines = offers.map((offer) => {
    const { quantity = 1, gifts = 0, hold } = wanted.get(offer.id) ?? {};
    return { ...offer, quantity, gifts, hold, bump: bumps.get(offer.id) };
  });
  const priced = await priceLines({ ...cart, lines, customer }, (query) => lockDiscountedLines(tx, query));
  return { ...priced, customer };
}

const atSalePrice = (line: Line, offer: SoldLine | undefined): Line => ({
  ...line,
  price: offer?.sale_price ?? line.price,
});

interface Purchase extends Checkout, ResolvedCart {
  readonly wallet: LockedWallet;
  readonly refund_policy: RefundPolicy;
}

async function placeOrder(tx: Tx, purchase: Purchase): Promise<Outcome> {
  const { buyer, wallet, sold } = purchase;
  const orderId = randomUUID();
  const total = totalOf(sold);
  const missing = await reserveStock(tx, countStockUnits(sold, purchase.customer));
  const [first, ...others] = await remainingStock(tx, findSoldOut(sold, missing));
  if (first !== undefined) return refuse(refusalOf([first, ...others], purchase.customer.profile));
  const order = await recordOrder(tx, {
    id: orderId,
    user_id: buyer.id,
    customer_email: buyer.email,
    customer_name: buyer.full_name,
    amount_bigint: total,
    posting_id: await pay(tx, purchase, { orderId, total }),
    metadata: {
      refund_policy: purchase.refund_policy,
      ...(await attributedLink(tx, { ...purchase, product_ids: sold.map(({ id }) => id) })),
      ...(await chooseInvoiceParty(tx, { ...purchase, user_id: buyer.id })),
    },
    ...purchase.backdated,
    intent_id: purchase.intent_id,
    discount_code: codeOf(sold),
    items: sold.map((line) => itemOf(line, purchase.customer)),
  });
  await recordDiscountUses(tx, purchase.discounts, {
    user_id: buyer.id,
    order_id: orderId,
    intent_id: purchase.intent_id,
  });
  const booked = await bookSoldSessions(tx, {
    user_id: buyer.id,
    order_id: orderId,
    sold,
    customer: purchase.customer,
    now: new Date(order.created_at),
  });
  if (!booked.ok) return booked;
  await removePurchasedItems(
    tx,
    buyer.id,
    sold.map(({ id }) => id),
  );
  await addJob(tx, { name: 'send-receipt', payload: { order_id: orderId } });
  return succeed({ order, balance_bigint: subtractSen(wallet.balance_bigint, total) });
}

function itemOf(line: SoldLine, { held }: Customer) {
  const { slug, type, quantity, gifts, discount_id, bump } = line;
  return {
    ...notaLineOf(line),
    ...{ slug, type, discount_id, gift_quantity: gifts, bump_id: bump?.id ?? null },
    // The recipient of a bundle's code gets the parts they lack.
    parts: soldParts(line, quantity > gifts ? held : new Set()),
  };
}

/** Null if no code took anything off. */
function codeOf(sold: readonly SoldLine[]): string | null {
  return sold.find(({ discount_code }) => discount_code !== null)?.discount_code ?? null;
}

/** Null if everything is free. */
async function pay(
  tx: Tx,
  { wallet, sold, backdated }: Purchase,
  { orderId, total }: { readonly orderId: string; readonly total: Sen },
): Promise<number | null> {
  if (total === 0) return null;
  const posted = await postEntries(tx, {
    type: 'purchase',
    idempotency_key: `order:${orderId}`,
    description: describeSale(sold),
    reference_type: 'order',
    reference_id: orderId,
    metadata: purchaseMetadata(sold),
    ...(backdated === undefined ? {} : { at: backdated.at }),
    entries: [
      { wallet, amount: negateSen(total) },
      { account: 'sales_revenue', amount: total },
    ],
  });
  // The wallet is locked and covers the total, and the order is new: a refusal is a bug.
  if (!posted.ok) throw new Error(`a purchase could not be posted: ${posted.refusal.code}`);
  return posted.value.posting_id;
}
