import { readRefundOfKey, readReservedRefunds } from '#server/modules/payments/index.ts';
import type { Tx } from '#server/platform/db.ts';
import { addSen, type Sen } from '#shared/money.ts';
import { readRefunded } from './order-refunds.queries.ts';

export interface RefundedTotals {
  /** Sen refunded, or reserved for a payment. */
  readonly total: Sen;
  /** The reserved part, which may still fail. */
  readonly reserved: Sen;
  /** Whether any of it carries this key. */
  readonly hasKey: boolean;
}

/** Sen of an order refunded or reserved. Lock the order first, so that nothing is reserved meanwhile. */
export async function readRefundedTotals(tx: Tx, orderId: string, key: string): Promise<RefundedTotals> {
  const refunded = await readRefunded(tx, orderId, key);
  const reserved = await readReservedRefunds(tx, orderId);
  const hasKey = refunded.hasKey || (await readRefundOfKey(tx, key)) !== null;
  return { total: addSen(refunded.total, reserved), reserved, hasKey };
}
