import { readRefundOfKey, readReservedRefunds } from '#server/modules/payments/index.ts';
import type { Tx } from '#server/platform/db.ts';
import { addSen, type Sen } from '#shared/money.ts';
import { readRefunded } from './order-refunds.queries.ts';

export interface GivenBack {
  /** Given back, or promised to a payment, in sen. */
  readonly total: Sen;
  /** The promised part, which may still fail. */
  readonly promised: Sen;
  /** Whether the key was used for any of it. */
  readonly hasKey: boolean;
}

/** What of an order is gone or promised. Its row must be held, so that nobody promises anything meanwhile. */
export async function readGivenBack(tx: Tx, orderId: string, key: string): Promise<GivenBack> {
  const refunded = await readRefunded(tx, orderId, key);
  const promised = await readReservedRefunds(tx, orderId);
  const hasKey = refunded.hasKey || (await readRefundOfKey(tx, key)) !== null;
  return { total: addSen(refunded.total, promised), promised, hasKey };
}
