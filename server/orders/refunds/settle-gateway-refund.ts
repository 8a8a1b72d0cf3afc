import { lockWallet, type Posting, postEntries } from '#server/ledger/index.ts';
import {
  lockRefund,
  markPaymentByRefunds,
  markRefundPaidOut,
  markRefundReturned,
  nextPosting,
  type RefundFacts,
  readRefund,
} from '#server/payments/index.ts';
import type { Database, Tx } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { negateSen } from '#shared/money/money.ts';
import { succeed } from '#shared/result.ts';
import { revokeOrderHoldings } from '../holdings/holdings.ts';
import { refundable } from '../orders.rules.ts';
import { lockOrder, readRefunded, writeStatus } from './order-refunds.queries.ts';
import { refundOrder } from './refund-order.ts';

/**
 * Posts what the ledger lacks of a refund to a payment (ADR 0032); repeatable. A payout the gateway reports
 * is two postings, into the wallet and out of it, so that spending and clearing account are right and the balance is
 * unchanged. Money the gateway brings back, or refuses where that was agreed, goes into the wallet.
 */
export async function settleGatewayRefund(db: Database, id: string): Promise<void> {
  const named = await readRefund(db.orm, id);
  if (named === null) throw new Error(`refund ${id} does not exist`);
  await withTx(db, async (tx) => {
    // The lock order everywhere is order, refund, payment, wallet.
    const order = await lockOrder(tx, named.order_id);
    const refund = await lockRefund(tx, id);
    if (order === null || refund === null) throw new Error(`refund ${id} lost its order`);
    const missing = nextPosting(refund);
    await markPaymentByRefunds(tx, refund.payment_id);
    if (missing === 'payout') {
      await payOut(tx, refund);
      const { total } = await readRefunded(tx, order.id, refund.idempotency_key);
      const isWhole = refundable(order.paid_bigint, total) === 0;
      if (isWhole) await writeStatus(tx, order.id, 'refunded');
      if (isWhole || refund.ends_access) await revokeOrderHoldings(tx, order.id, refund);
    }
    if (missing === 'return') await reversePayout(tx, refund);
    if (missing === 'fall_back') await creditWallet(tx, refund);
    return succeed(null);
  });
}

async function payOut(tx: Tx, refund: RefundFacts): Promise<void> {
  const { amount_bigint, created_by } = refund;
  const refund_posting_id = await post(tx, {
    type: 'refund',
    idempotency_key: refund.idempotency_key,
    description: refund.reason,
    reference_type: 'order',
    reference_id: refund.order_id,
    ...(created_by === null ? {} : { created_by }),
    entries: [
      { wallet: await lockWallet(tx, refund.user_id), amount: amount_bigint },
      { account: 'refunds', amount: negateSen(amount_bigint) },
    ],
  });
  const payout_posting_id = await post(tx, {
    ...payoutOf(refund),
    idempotency_key: `payout:${refund.id}`,
    description: 'Dikembalikan ke pembayaran asal',
    entries: [
      // Locked again: its balance has changed.
      { wallet: await lockWallet(tx, refund.user_id), amount: negateSen(amount_bigint) },
      { account: 'gateway_clearing', amount: amount_bigint },
    ],
  });
  await markRefundPaidOut(tx, refund.id, { refund_posting_id, payout_posting_id });
  await addJob(tx, { name: 'issue-credit-notes', payload: { order_id: refund.order_id } });
}

async function reversePayout(tx: Tx, refund: RefundFacts): Promise<void> {
  const posting_id = await post(tx, {
    ...payoutOf(refund),
    idempotency_key: `payout-returned:${refund.id}`,
    description: 'Pengembalian ke pembayaran asal gagal, masuk ke saldo',
    entries: [
      { wallet: await lockWallet(tx, refund.user_id), amount: refund.amount_bigint },
      { account: 'gateway_clearing', amount: negateSen(refund.amount_bigint) },
    ],
  });
  await markRefundReturned(tx, refund.id, posting_id);
}

/** Does nothing if already posted, or refunded another way meanwhile. */
async function creditWallet(tx: Tx, refund: RefundFacts): Promise<void> {
  const { id, order_id, amount_bigint, reason, ends_access, created_by } = refund;
  await refundOrder(tx, {
    order_id,
    amount: amount_bigint,
    reason,
    ends_access,
    idempotency_key: `refused:${id}`,
    ...(created_by === null ? {} : { created_by }),
  });
}

/** A payout reverses a top-up: it is neither spending nor an adjustment. */
function payoutOf({ id, gateway }: RefundFacts) {
  return {
    type: 'topup',
    reference_type: 'gateway_refund',
    reference_id: id,
    metadata: { source: gateway },
  } as const;
}

/** Each key is posted once and the wallet holds what was just credited, so a refusal is a bug. */
async function post(tx: Tx, posting: Posting): Promise<number> {
  const posted = await postEntries(tx, posting);
  if (!posted.ok) throw new Error(`${posting.idempotency_key} could not be posted: ${posted.refusal.code}`);
  return posted.value.posting_id;
}
