import type { AdminOrderDetails } from '#contract/orders/admin.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { readOrders } from '../orders.queries.ts';
import type { OrderNotFound } from '../read-orders.ts';
import { readRefundable, readRefundablePayments } from '../refunds/read-refunds.ts';
import { staffOrderOf } from './list-all-orders.ts';

export type StaffOrderFacts = Pick<
  AdminOrderDetails,
  'order' | 'paid_bigint' | 'refundable_bigint' | 'refundable_payments'
>;

/** A refund on its way to a payment counts as refunded (DECISIONS 50). */
export async function getAnyOrder(
  reader: Reader,
  orderId: string,
): Promise<Result<StaffOrderFacts, OrderNotFound>> {
  const [[row], paid] = await Promise.all([
    readOrders(reader, { id: orderId }, { limit: 1, offset: 0 }),
    readRefundable(reader, orderId),
  ]);
  if (row === undefined || paid === null) return refuse({ code: 'ORDER_NOT_FOUND' });
  const order = staffOrderOf(row);
  const shares = await readRefundablePayments(reader, { id: orderId, user_id: order.user_id });
  return succeed({
    order,
    ...paid,
    refundable_payments: [...shares]
      .filter(([, amount]) => amount > 0)
      .map(([id, refundable_bigint]) => ({ id, refundable_bigint })),
  });
}
