import { readRefundOfKey, readReservedRefunds } from '#server/modules/payments/index.ts';
import type { Tx } from '#server/platform/db.ts';
import { addSen, type Sen } from '#shared/money.ts';
import { readRefunded } from './order-refunds.queries.ts';

export interface RefundedTotals {
  /** Given back, or promised to a payment, in sen. */
  readonly total: Sen;
  /** The promised part, which may still fail. */
  readonly reserved: Sen;
  /** Whether the key was used for any of it. */
  readonly hasKey: boolean;
}

/** What of an order is gone or promised. Its row must be held, so that nobody promises anything meanwhile. */
export async function readRefundedTotals(tx: Tx, orderId: string, key: string): Promise<RefundedTotals> {
  const refunded = await readRefunded(tx, orderId, key);
  const promised = await readReservedRefunds(tx, orderId);
  const hasKey = refunded.hasKey || (await readRefundOfKey(tx, key)) !== null;
  return { total: addSen(refunded.total, promised), reserved: promised, hasKey };
}
