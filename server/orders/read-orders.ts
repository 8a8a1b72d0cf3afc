import type { Order } from '#contract/checkout/checkout.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { type PageWindow, totalOf } from '#server/platform/lists/list-window.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { countOrders, readOrders, selectHeldItemId, selectSoldItems } from './orders.queries.ts';
import { itemTotal, orderOf } from './orders.rules.ts';

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
