import { lockWallet, postEntries } from '#server/modules/ledger/index.ts';
import type { Tx } from '#server/platform/db.ts';
import { negateSen, type Sen } from '#shared/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { voidOpenGifts } from './gift-codes.queries.ts';
import { endHoldings, markRefunded, readRefunded, selectOrderForUpdate } from './order-refunds.queries.ts';
import type { RefundRefusal } from './orders.errors.ts';
import { refundable } from './orders.rules.ts';

export interface Refund {
  readonly order_id: string;
  /** Sen, more than zero. */
  readonly amount: Sen;
  readonly reason: string;
  readonly idempotency_key: string;
  readonly ends_access: boolean;
  readonly created_by?: string;
}

/**
 * Gives (part of) a wallet order back to the buyer's wallet. Never more in total than was paid, so nothing of an
 * order that was free or never paid; the same key moves money once (DECISIONS 50).  A full refund makes the order `refunded`; that, or
 * `ends_access`, ends what the order gave: its holdings, those of its redeemed gift codes, and its open codes.
 */
export async function refundOrder(tx: Tx, refund: Refund): Promise<Result<{ left: Sen }, RefundRefusal>> {
  const order = await selectOrderForUpdate(tx, refund.order_id);
  if (order === null) return refuse({ code: 'ORDER_NOT_FOUND' });
  const key = `refund:${refund.idempotency_key}`;
  const refunded = await readRefunded(tx, order.id, key);
  // Looked at first: after a full refund its repetition is a repetition, not an attempt to get more.
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
    entries: [
      { wallet, amount: refund.amount },
      { account: 'refunds', amount: negateSen(refund.amount) },
    ],
  });
  if (!posted.ok) {
    if (posted.refusal.code === 'ALREADY_POSTED') return refuse({ code: 'ALREADY_POSTED' });
    throw new Error('a refund can not overdraw a wallet');
  }
  const remaining = refundable(left, refund.amount);
  if (remaining === 0) await markRefunded(tx, order.id);
  if (remaining === 0 || refund.ends_access) await endWhatItGave(tx, order.id);
  return succeed({ left: remaining });
}

/** Codes first: a code that is being redeemed this moment is waited for, and its holding then ends with the others. */
async function endWhatItGave(tx: Tx, orderId: string): Promise<void> {
  await voidOpenGifts(tx, orderId);
  await endHoldings(tx, orderId);
}
