import type { Reader } from '#server/platform/db.ts';
import { countOrders, readOrders } from './orders.queries.ts';
import { type OrderView, orderOf } from './orders.rules.ts';

export type Order = OrderView;

/** Lists the user's orders with their items, newest first. */
export async function listOwnOrders(
  reader: Reader,
  userId: string,
  window: { readonly limit: number; readonly offset: number },
): Promise<{ readonly orders: Order[]; readonly total: number }> {
  const [rows, total] = await Promise.all([
    readOrders(reader, { user_id: userId }, window),
    countOrders(reader, { user_id: userId }),
  ]);
  return { orders: rows.map(orderOf), total };
}
