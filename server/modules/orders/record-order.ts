import { randomUUID } from 'node:crypto';
import type { Tx } from '#server/platform/db.ts';
import type { Order } from './list-own-orders.ts';
import { insertOrder, type OrderToWrite } from './orders.queries.ts';
import { orderOf } from './orders.rules.ts';

export interface NewOrder extends Omit<OrderToWrite, 'items'> {
  readonly items: readonly Omit<OrderToWrite['items'][number], 'id'>[];
}

/**
 * Writes a completed wallet order with its items and gives the buyer the holdings, in the caller's transaction,
 * which has already paid for it (WAL-021, WAL-022). The database refuses a second active holding of a product.
 */
export async function recordOrder(tx: Tx, order: NewOrder): Promise<Order> {
  const items = order.items.map((item) => ({ ...item, id: randomUUID() }));
  const createdAt = await insertOrder(tx, { ...order, items });
  return orderOf({
    ...order,
    currency: 'IDR',
    status: 'completed',
    payment_method: 'wallet',
    created_at: createdAt,
    updated_at: createdAt,
    items: items.map((item) => ({ ...item, quantity: 1 })),
  });
}
