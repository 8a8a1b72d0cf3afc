import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { recordPaidBookings } from '#server/modules/bookings/index.ts';
import { type ProductForSale, readProductsForSale, takeFromStock } from '#server/modules/catalog/index.ts';
import { readProfileCompletion } from '#server/modules/identity/index.ts';
import { type LockedWallet, lockWallet, postEntries } from '#server/modules/ledger/index.ts';
import { getOwnOrder, type Order, readHeldProductIds, recordOrder } from '#server/modules/orders/index.ts';
import { readRefundPolicy } from '#server/modules/refunds/index.ts';
import type { Database, Reader, Tx } from '#server/platform/db.ts';
import { claimKey, type IdempotencyClaim, saveResult } from '#server/platform/idempotency.ts';
import { addJob } from '#server/platform/queue.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { negateSen, type Sen, sen, subtractSen, toSen } from '#shared/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { CheckoutRefusal } from './checkout.errors.ts';
import {
  type Line,
  lineRefusal,
  needsProfile,
  profileRefusal,
  purchaseMetadata,
  purseRefusal,
  titleOf,
  totalOf,
} from './checkout.rules.ts';

export interface Cart {
  readonly buyer: { readonly id: string; readonly email: string; readonly full_name: string };
  /** Each product at most once. */
  readonly lines: readonly Line[];
}

export interface Checkout extends Cart {
  readonly idempotency_key: string;
}

export interface CheckedOut {
  readonly order: Order;
  /** Balance right after the purchase, in sen. */
  readonly balance_bigint: Sen;
}
type Outcome = Result<CheckedOut, CheckoutRefusal>;

/**
 * Buys products with wallet credit: money, order, holdings, stock, booked consultations and the receipt's job in one
 * transaction, or nothing at all (DECISIONS 7, 8, 27). The wallet is locked before anything is decided, so purchases of one user happen
 * one after the other, in however many tabs. The same key with the same lines gives the first result again.
 */
export function checkOut(db: Database, checkout: Checkout): Promise<Outcome> {
  return withTx(db, (tx) => checkOutWithin(tx, checkout));
}

/** The same in the caller's transaction, which has to roll back when this refuses. */
export async function checkOutWithin(tx: Tx, checkout: Checkout): Promise<Outcome> {
  const { buyer, lines, idempotency_key } = checkout;
  const claim = { user_id: buyer.id, scope: 'checkout', key: idempotency_key, request: lines };
  const claimed = await claimKey(tx, claim);
  if (claimed.state === 'reused') return refuse({ code: 'IDEMPOTENCY_KEY_REUSED' });
  if (claimed.state === 'repeated') return repeated(tx, buyer.id, claimed.result);
  const wallet = await lockWallet(tx, buyer.id);
  const chosen = await choose(tx, checkout);
  if (!chosen.ok) return chosen;
  const refusal = purseRefusal(wallet, totalOf(chosen.value));
  if (refusal !== null) return refuse(refusal);
  return buy(tx, { ...checkout, claim, wallet, offers: chosen.value });
}

/** What a cart would take right now and what it is called, or why it could not be bought; balance aside. */
export async function quoteCheckout(
  reader: Reader,
  cart: Cart,
): Promise<Result<{ readonly title: string; readonly total: Sen }, CheckoutRefusal>> {
  const chosen = await choose(reader, cart);
  if (!chosen.ok) return chosen;
  return succeed({ title: titleOf(chosen.value), total: totalOf(chosen.value) });
}

const stored = z.object({ order_id: z.uuid(), balance_bigint: z.int() });

async function repeated(tx: Tx, userId: string, result: unknown): Promise<Outcome> {
  const { order_id, balance_bigint } = stored.parse(result);
  const order = await getOwnOrder(tx, userId, order_id);
  if (!order.ok) throw new Error('the order of a repeated purchase is missing');
  return succeed({ order: order.value, balance_bigint: sen(balance_bigint) });
}

/** The offers of all lines, or the first reason why one of them can not be bought. */
async function choose(
  reader: Reader,
  { buyer, lines }: Cart,
): Promise<Result<readonly ProductForSale[], CheckoutRefusal>> {
  const ids = lines.map((line) => line.product_id);
  const offers = await readProductsForSale(reader, ids);
  const held = await readHeldProductIds(reader, buyer.id, ids);
  const byId = new Map(offers.map((offer) => [offer.id, offer]));
  for (const line of lines) {
    const refusal = lineRefusal(line, byId.get(line.product_id), held.has(line.product_id));
    if (refusal !== null) return refuse(refusal);
  }
  const gift = offers.find(needsProfile);
  const refusal =
    gift === undefined ? null : profileRefusal(gift, await readProfileCompletion(reader, buyer.id));
  return refusal === null ? succeed(offers) : refuse(refusal);
}

interface Purchase extends Checkout {
  readonly claim: IdempotencyClaim;
  readonly wallet: LockedWallet;
  readonly offers: readonly ProductForSale[];
}

async function buy(tx: Tx, purchase: Purchase): Promise<Outcome> {
  const { buyer, claim, wallet, offers } = purchase;
  const orderId = randomUUID();
  const total = totalOf(offers);
  const counted = offers.filter((offer) => offer.stock !== null).map((offer) => offer.id);
  const [missing] = await takeFromStock(tx, counted);
  if (missing !== undefined) return refuse({ code: 'OUT_OF_STOCK', details: { product_id: missing } });
  const order = await recordOrder(tx, {
    id: orderId,
    user_id: buyer.id,
    customer_email: buyer.email,
    customer_name: buyer.full_name,
    amount_bigint: total,
    posting_id: await pay(tx, purchase, { orderId, total }),
    metadata: { refund_policy: await readRefundPolicy(tx) },
    items: offers.map(({ id, title, slug, type, price }) => ({
      product_id: id,
      title,
      slug,
      type,
      price_bigint: toSen(price),
    })),
  });
  await recordPaidBookings(tx, {
    user_id: buyer.id,
    order_id: orderId,
    product_ids: offers.filter(({ type }) => type === 'consultation').map(({ id }) => id),
    now: new Date(order.created_at),
  });
  await addJob(tx, { name: 'send-receipt', payload: { order_id: orderId } });
  const balance_bigint = subtractSen(wallet.balance_bigint, total);
  await saveResult(tx, claim, { order_id: orderId, balance_bigint });
  return succeed({ order, balance_bigint });
}

/** Moves the price from the wallet to revenue; the posting, or null when everything is free. */
async function pay(
  tx: Tx,
  { wallet, offers }: Purchase,
  { orderId, total }: { readonly orderId: string; readonly total: Sen },
): Promise<number | null> {
  if (total === 0) return null;
  const posted = await postEntries(tx, {
    type: 'purchase',
    idempotency_key: `order:${orderId}`,
    description: titleOf(offers),
    reference_type: 'order',
    reference_id: orderId,
    metadata: purchaseMetadata(offers),
    entries: [
      { wallet, amount: negateSen(total) },
      { account: 'sales_revenue', amount: total },
    ],
  });
  // The wallet is locked and was found sufficient, and the order is new: a refusal here is a bug.
  if (!posted.ok) throw new Error(`a purchase could not be posted: ${posted.refusal.code}`);
  return posted.value.posting_id;
}
