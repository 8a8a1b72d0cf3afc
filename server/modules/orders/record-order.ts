import { randomBytes, randomUUID } from 'node:crypto';
import type { Order } from '#contract/account/checkout.ts';
import type { Tx } from '#server/platform/db.ts';
import { inStep } from '#server/platform/step-error.ts';
import { GIFT_ALPHABET, GIFT_LENGTH } from '#shared/gifts.ts';
import { insertOrder, type OrderToWrite } from './orders.queries.ts';
import { orderOf } from './orders.rules.ts';

export interface NewOrder extends Omit<OrderToWrite, 'items'> {
  readonly items: readonly NewItem[];
}

type WrittenItem = OrderToWrite['items'][number];
interface NewItem extends Omit<WrittenItem, 'id' | 'quantity' | 'gift_quantity' | 'gift_codes'> {
  /** Default 1. */
  readonly quantity?: number;
  /** Units for others, default 0. At most one unit is for the buyer. */
  readonly gift_quantity?: number;
}

/**
 * Writes a completed order with its items, holdings and gift codes, in the caller's transaction, which has already paid
 * for it (WAL-021, WAL-022, DECISIONS 25). The database refuses a second active holding of a product, and an item whose
 * gift codes do not match its units for others.
 */
export async function recordOrder(tx: Tx, order: NewOrder): Promise<Order> {
  const items = order.items.map(toWrite);
  const createdAt = await inStep('ACCESS_NOT_GRANTED', () => insertOrder(tx, { ...order, items }));
  return orderOf({
    ...order,
    status: 'completed',
    payment_method: order.payment_method ?? 'wallet',
    created_at: createdAt,
    updated_at: createdAt,
    items,
  });
}

function toWrite({ quantity = 1, gift_quantity = 0, ...item }: NewItem): WrittenItem {
  const gift_codes = Array.from({ length: gift_quantity }, generateGiftCode);
  return { ...item, id: randomUUID(), quantity, gift_quantity, gift_codes };
}

/** 80 random bits: too many to guess, even without the rate limit on redemptions. */
function generateGiftCode(): string {
  return Array.from(randomBytes(GIFT_LENGTH), (byte) => GIFT_ALPHABET[byte % GIFT_ALPHABET.length]).join('');
}
