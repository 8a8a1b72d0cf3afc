import { randomBytes, randomUUID } from 'node:crypto';
import type { Order } from '#contract/checkout/checkout.ts';
import { sen } from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { GIFT_ALPHABET, GIFT_LENGTH } from '#shared/shop/gifts.ts';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Database, Reader, Tx } from '../platform/database/db.ts';
import { addJob } from '../platform/database/queue.ts';
import { withTx } from '../platform/database/with-tx.ts';
import { withStepName } from '../platform/failures/failures.ts';
import { type PageWindow, totalOf } from '../platform/lists/list-window.ts';
import { insertOrder, insertRenewal, type OrderInsert, type RenewalInsert } from './insert-order.queries.ts';
import { countOrders, readOrders, readReceipt, selectHeldItemId, selectSoldItems } from './orders.queries.ts';
import { itemTotal, orderOf } from './orders.rules.ts';

export interface NewOrder extends Omit<OrderInsert, 'items'> {
  readonly items: readonly NewItem[];
}

type WrittenItem = OrderInsert['items'][number];
type ItemDefaults = Pick<
  WrittenItem,
  | 'quantity'
  | 'gift_quantity'
  | 'discount_bigint'
  | 'discount_id'
  | 'discount_code'
  | 'discount_title'
  | 'owned_bigint'
  | 'bump_id'
  | 'bump_bigint'
  | 'parts'
>;
const defaults: ItemDefaults = {
  quantity: 1,
  gift_quantity: 0,
  discount_bigint: sen(0),
  discount_id: null,
  discount_code: null,
  discount_title: null,
  owned_bigint: sen(0),
  bump_id: null,
  bump_bigint: sen(0),
  parts: [],
};

interface NewItem
  extends Omit<WrittenItem, 'id' | 'gift_codes' | keyof ItemDefaults>,
    Partial<ItemDefaults> {}

/**
 * Runs in the transaction that has already paid (WAL-021, WAL-022, DECISIONS 25). The database refuses a second active
 * holding of a product, and gift codes that do not match the units for others.
 */
export async function recordOrder(tx: Tx, order: NewOrder): Promise<Order> {
  const items = order.items.map(toWrite);
  const written = await withStepName('ACCESS_NOT_GRANTED', () => insertOrder(tx, { ...order, items }));
  return orderOf({
    ...order,
    ...written,
    status: 'completed',
    discount_code: order.discount_code ?? null,
    updated_at: written.created_at,
    items,
  });
}

function toWrite(item: NewItem): WrittenItem {
  const gift_codes = Array.from({ length: item.gift_quantity ?? 0 }, generateGiftCode);
  return { ...defaults, ...item, id: randomUUID(), gift_codes };
}

/** 80 random bits: too many to guess, even without the rate limit on redemptions. */
function generateGiftCode(): string {
  return Array.from(randomBytes(GIFT_LENGTH), (byte) => GIFT_ALPHABET[byte % GIFT_ALPHABET.length]).join('');
}

export interface Renewal extends Omit<RenewalInsert, 'item'> {
  readonly item: Omit<RenewalInsert['item'], 'id' | 'owned_bigint' | 'bump_id' | 'bump_bigint' | 'parts'>;
}

/**
 * Runs in the transaction that has already paid. The holding moves to the new order: only a full refund of the newest
 * order ends access. Throws if the buyer does not hold the product.
 */
export async function recordRenewal(tx: Tx, { item, ...order }: Renewal): Promise<void> {
  const isHeld = await insertRenewal(tx, { ...order, item: { ...defaults, ...item, id: randomUUID() } });
  if (!isHeld) throw new Error('a renewal of something that its buyer does not hold');
}

export interface OrderNotFound {
  readonly code: 'ORDER_NOT_FOUND';
}

/** Another user's order reads as not found. */
export async function getOwnOrder(
  reader: Reader,
  userId: string,
  orderId: string,
): Promise<Result<Order, OrderNotFound>> {
  const [row] = await readOrders(reader, { user_id: userId, id: orderId }, { limit: 1, offset: 0 });
  return row === undefined ? refuse({ code: 'ORDER_NOT_FOUND' }) : succeed(orderOf(row));
}

export async function listOwnOrders(
  reader: Reader,
  userId: string,
  window: PageWindow,
): Promise<{ readonly orders: Order[]; readonly total: number }> {
  const rows = await readOrders(reader, { user_id: userId }, window);
  const total = await totalOf(rows, window, () => countOrders(reader, { user_id: userId }));
  return { orders: rows.map(orderOf), total };
}

export const countOwnOrders = (reader: Reader, userId: string): Promise<number> =>
  countOrders(reader, { user_id: userId });

export type SoldItem = Awaited<ReturnType<typeof readSoldItems>>[number];

/** Still held: the order is completed and its buyer holds the product. */
export async function readSoldItems(reader: Reader, ids: readonly string[]) {
  const rows = await selectSoldItems(reader, ids);
  return rows.map(({ quantity, price_bigint, discount_bigint, bought_at, ...item }) => ({
    ...item,
    bought_at: new Date(bought_at),
    price_bigint: itemTotal({ price_bigint, quantity, discount_bigint }),
  }));
}

export async function readSoldItem(reader: Reader, id: string): Promise<SoldItem | null> {
  const [item] = await readSoldItems(reader, [id]);
  return item ?? null;
}

/** Null for a gift or without a holding. */
export async function readHeldItem(
  reader: Reader,
  holder: { readonly user_id: string; readonly product_id: string },
): Promise<SoldItem | null> {
  const id = await selectHeldItemId(reader, holder);
  return id === null ? null : readSoldItem(reader, id);
}

type Outcome = Result<{ readonly sent_to: string }, OrderNotFound>;

export function resendReceipt(db: Database, userId: string, orderId: string): Promise<Outcome> {
  return withTx(db, async (tx): Promise<Outcome> => {
    const own = await getOwnOrder(tx, userId, orderId);
    return own.ok ? queueReceipt(tx, orderId) : own;
  });
}

export function resendAnyReceipt(db: Database, actor: Actor, orderId: string): Promise<Outcome> {
  return withTx(db, async (tx): Promise<Outcome> => {
    const queued = await queueReceipt(tx, orderId);
    if (!queued.ok) return queued;
    await recordAudit(tx, actor, { action: 'order.receipt_resent', subject: { type: 'order', id: orderId } });
    return queued;
  });
}

async function queueReceipt(tx: Tx, orderId: string): Promise<Outcome> {
  const receipt = await readReceipt(tx, orderId);
  if (receipt === null) return refuse({ code: 'ORDER_NOT_FOUND' });
  await addJob(tx, { name: 'send-receipt', payload: { order_id: orderId, is_asked: true } });
  return succeed({ sent_to: receipt.customer_email });
}
