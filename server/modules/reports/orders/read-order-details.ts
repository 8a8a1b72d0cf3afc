import type { OrderDetails } from '#contract/account/orders.ts';
import { getOwnOrder, type OrderNotFound } from '#server/modules/orders/index.ts';
import type { Reader } from '#server/platform/db.ts';
import { type Result, succeed } from '#shared/result.ts';
import { inOrder, type OrderQuery, readOrderHistory } from './order-history.ts';

/** One's own order with entries, invoice, refunds and events. */
export async function readOrderDetails(
  reader: Reader,
  { user_id, ...query }: OrderQuery & { readonly user_id: string },
): Promise<Result<OrderDetails, OrderNotFound>> {
  const found = await getOwnOrder(reader, user_id, query.order_id);
  if (!found.ok) return found;
  const order = found.value;
  const { events, ...history } = await readOrderHistory(reader, order, query);
  const is_invoiced =
    order.amount_bigint > 0 && (order.status === 'completed' || order.status === 'refunded');
  return succeed({ order, ...history, is_invoiced, events: inOrder(events) });
}
