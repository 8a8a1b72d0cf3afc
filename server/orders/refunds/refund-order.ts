import { lockWallet, postEntries } from '#server/ledger/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { negateSen, type Sen } from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { revokeOrderHoldings } from '../holdings/holdings.ts';
import type { RefundRefusal } from '../orders.errors.ts';
import { refundable } from '../orders.rules.ts';
import { lockOrder, writeStatus } from './order-refunds.queries.ts';
import { readRefundedTotals } from './read-refunds.ts';

export interface Refund {
  readonly order_id: string;
  /** Sen, more than zero. */
  readonly amount: Sen;
  readonly reason: string;
  readonly idempotency_key: string;
  readonly ends_access: boolean;
  readonly created_by?: string;
  readonly metadata?: Readonly<Record<string, unknown>>;
}

/** One key, one refund, whichever way it goes. */
export const refundKey = (idempotencyKey: string) => `refund:${idempotencyKey}`;

/**
 * Refunds to the wallet, never more in total than was paid. The same key moves money once (DECISIONS 50). A full refund
 * makes the order `refunded`; that, or `ends_access`, revokes its holdings (revokeOrderHoldings).
 */
export async function refundOrder(tx: Tx, refund: Refund): Promise<Result<{ left: Sen }, RefundRefusal>> {
  const order = await lockOrder(tx, refund.order_id);
  if (order === null) return refuse({ code: 'ORDER_NOT_FOUND' });
  const key = refundKey(refund.idempotency_key);
  const refunded = await readRefundedTotals(tx, order.id, key);
  // First: a replay after a full refund must not be refused as too much.
  if (refunded.hasKey) return refuse({ code: 'ALREADY_POSTED' });
  const left = refundable(order.paid_bigint, refunded.total);
  if (refund.amount <= 0 || refund.amount > left) {
    return refuse({ code: 'REFUND_EXCEEDS_PAID', refundable_bigint: left });
  }
  const wallet = await lockWallet(tx, order.user_id);
  const posted = await postEntries(tx, {
    type: 'refund',
    idempotency_key: key,
    description: refund.reason,
    reference_type: 'order',
    reference_id: order.id,
    ...(refund.created_by === undefined ? {} : { created_by: refund.created_by }),
    ...(refund.metadata === undefined ? {} : { metadata: refund.metadata }),
    entries: [
      { wallet, amount: refund.amount },
      { account: 'refunds', amount: negateSen(refund.amount) },
    ],
  });
  if (!posted.ok) {
    if (posted.refusal.code === 'ALREADY_POSTED') return refuse({ code: 'ALREADY_POSTED' });
    throw new Error('a refund can not overdraw a wallet');
  }
  await addJob(tx, { name: 'issue-credit-notes', payload: { order_id: order.id } });
  const remaining = refundable(left, refund.amount);
  // A reserved refund may still fail, so it does not make the order refunded yet.
  const isWhole = remaining === 0 && refunded.reserved === 0;
  if (isWhole) await writeStatus(tx, order.id, 'refunded');
  if (isWhole || refund.ends_access) await revokeOrderHoldings(tx, order.id, refund);
  return succeed({ left: remaining });
}
