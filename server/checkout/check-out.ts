import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Order } from '#contract/checkout/checkout.ts';
import { negateSen, type Sen, sen, subtractSen } from '#shared/money/money.ts';
import { walletRefusal } from '#shared/money/wallet-refusal.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { NotaLine } from '#shared/shop/nota.ts';
import { chooseInvoiceParty } from '../account/index.ts';
import { type AdConsent, keepAdConsent } from '../ads/index.ts';
import { removePurchasedItems } from '../cart/index.ts';
import { reserveStock } from '../catalog/index.ts';
import { attributedLink } from '../checkout-links/index.ts';
import { recordTerms } from '../consents/index.ts';
import { type DiscountedLines, recordDiscountUses } from '../discounts/index.ts';
import { type LockedWallet, lockWalletAndRead, postEntries } from '../ledger/index.ts';
import { getOwnOrder, type NewOrder, recordOrder, soldParts } from '../orders/index.ts';
import type { Database, Tx } from '../platform/database/db.ts';
import { withIdempotentFacts } from '../platform/database/idempotency.ts';
import { addJob } from '../platform/database/queue.ts';
import { sendTogether, withTx } from '../platform/database/with-tx.ts';
import { type RefundPolicy, readRefundPolicy } from '../refunds/index.ts';
import type { CheckoutRefusal } from './checkout.errors.ts';
import {
  type Customer,
  countStockUnits,
  describeSale,
  findSoldOut,
  notaLineOf,
  purchaseMetadata,
  refusalOf,
  totalOf,
} from './checkout.rules.ts';
import {
  type Cart,
  type Quote,
  type ResolvedCart,
  readCartFacts,
  resolveCart,
  type SoldLine,
} from './resolve-cart.ts';
import { bookSoldSessions, remainingStock, renewTimes } from './sold-sessions.ts';

export interface Checkout extends Cart {
  readonly idempotency_key: string;
  /** The key under which today's visits of the buyer are found; null if unknown. */
  readonly visitor?: string | null;
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
export function checkOut(
  db: Database,
  { ad_consent = null, ...checkout }: Checkout & { readonly ad_consent?: AdConsent | null },
): Promise<Outcome> {
  return withTx(db, async (tx) => {
    const bought = await checkOutWithin(tx, checkout);
    const { id: user_id, email } = checkout.buyer;
    if (!bought.ok || bought.value.order.amount_bigint === 0) return bought;
    await recordTerms(tx, { user_id, email, source: 'checkout' });
    if (ad_consent !== null) await keepAdConsent(tx, { order_id: bought.value.order.id }, ad_consent);
    return bought;
  });
}

/** Like `checkOut`, inside the caller's transaction, which must roll back on a refusal. */
export function checkOutWithin(tx: Tx, checkout: Checkout): Promise<Outcome> {
  const { buyer, lines, code, total, bumps, company, idempotency_key } = checkout;
  const isPlain = code === undefined && total === undefined && bumps === undefined && company === undefined;
  const request = isPlain ? lines : { lines, code, total, bumps, company };
  const claim = { user_id: buyer.id, scope: 'checkout', key: idempotency_key, request };
  return withIdempotentFacts(tx, claim, {
    read: () => readPurchaseFacts(tx, checkout),
    run: (facts) => purchase(tx, checkout, facts),
    replay: (kept) => replayResult(tx, buyer.id, kept),
    toStored: ({ order, balance_bigint }) => ({ order_id: order.id, balance_bigint }),
  });
}

/** Behind the wallet's lock. */
function readPurchaseFacts(tx: Tx, checkout: Checkout) {
  return lockWalletAndRead(tx, checkout.buyer.id, async () => {
    const [cart, refund_policy] = await Promise.all([readCartFacts(tx, checkout), readRefundPolicy(tx)]);
    return { cart, refund_policy };
  });
}

type PurchaseFacts = Awaited<ReturnType<typeof readPurchaseFacts>>;

async function purchase(tx: Tx, checkout: Checkout, { wallet, facts }: PurchaseFacts): Promise<Outcome> {
  const { cart, refund_policy } = facts;
  const chosen = await resolveCart(tx, checkout, cart);
  if (!chosen.ok) return chosen;
  const refusal = walletRefusal(wallet, totalOf(chosen.value.sold));
  if (refusal !== null) return refuse(refusal);
  return placeOrder(tx, { ...checkout, ...chosen.value, wallet, refund_policy });
}

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
  const chosen = await resolveCart(tx, cart, await readCartFacts(tx, cart));
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
  const metadata = {
    refund_policy: purchase.refund_policy,
    ...(await attributedLink(tx, { ...purchase, product_ids: sold.map(({ id }) => id) })),
    ...(await chooseInvoiceParty(tx, { ...purchase, user_id: buyer.id })),
  };
  const order = await payAndRecord(tx, purchase, {
    id: orderId,
    user_id: buyer.id,
    customer_email: buyer.email,
    customer_name: buyer.full_name,
    amount_bigint: total,
    metadata,
    ...purchase.backdated,
    intent_id: purchase.intent_id,
    visitor: purchase.visitor,
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

type SoldOrder = Omit<NewOrder, 'posting_id' | 'posting_key'>;

/** One round trip. The order names the posting by its key, and the database refuses an order that nothing paid. */
async function payAndRecord(tx: Tx, purchase: Purchase, order: SoldOrder): Promise<Order> {
  const record = (posting_key: string | null) => recordOrder(tx, { ...order, posting_id: null, posting_key });
  // Free.
  if (order.amount_bigint === 0) return record(null);
  const key = `order:${order.id}`;
  const post = () => pay(tx, purchase, { key, order });
  // An earlier date is compared with the wallet's newest entry before anything is posted.
  if (purchase.backdated !== undefined) return post().then(() => record(key));
  const [, recorded] = await sendTogether(post, () => record(key));
  return recorded;
}

async function pay(
  tx: Tx,
  { wallet, sold, backdated }: Purchase,
  { key, order }: { readonly key: string; readonly order: SoldOrder },
): Promise<void> {
  const posted = await postEntries(tx, {
    type: 'purchase',
    idempotency_key: key,
    description: describeSale(sold),
    reference_type: 'order',
    reference_id: order.id,
    metadata: purchaseMetadata(sold),
    ...(backdated === undefined ? {} : { at: backdated.at }),
    entries: [
      { wallet, amount: negateSen(order.amount_bigint) },
      { account: 'sales_revenue', amount: order.amount_bigint },
    ],
  });
  // The wallet is locked and covers the total, and the order is new: a refusal is a bug.
  if (!posted.ok) throw new Error(`a purchase could not be posted: ${posted.refusal.code}`);
}
