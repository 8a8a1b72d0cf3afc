import type { Reader } from '#server/platform/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { Order } from './list-own-orders.ts';
import { readOrders } from './orders.queries.ts';
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
