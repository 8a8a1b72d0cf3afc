import { randomBytes, randomUUID } from 'node:crypto';
import type { Order } from '#contract/checkout/checkout.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { withStepName } from '#server/platform/failures/step-error.ts';
import { sen } from '#shared/money/money.ts';
import { GIFT_ALPHABET, GIFT_LENGTH } from '#shared/shop/gifts.ts';
import { insertOrder, type OrderInsert } from './insert-order.queries.ts';
import { orderOf } from './orders.rules.ts';
import { insertRenewal, type RenewalInsert } from './renewals.queries.ts';

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
