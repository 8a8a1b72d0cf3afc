import type { Order } from '#contract/account/checkout.ts';
import type { Reader } from '#server/platform/db.ts';
import type { PageWindow } from '#server/platform/lists/list-window.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { countOrders, readOrders } from './orders.queries.ts';
import { orderOf } from './orders.rules.ts';

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

/** Lists the user's orders with their items, newest first. */
export async function listOwnOrders(
  reader: Reader,
  userId: string,
  window: PageWindow,
): Promise<{ readonly orders: Order[]; readonly total: number }> {
  const [rows, total] = await Promise.all([
    readOrders(reader, { user_id: userId }, window),
    countOrders(reader, { user_id: userId }),
  ]);
  return { orders: rows.map(orderOf), total };
}
