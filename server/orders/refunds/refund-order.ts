import { lockWallet, type Posting, postEntries } from '#server/ledger/index.ts';
import {
  lockRefund,
  markPaymentByRefunds,
  markRefundPaidOut,
  markRefundReturned,
  nextPosting,
  type PaymentNotRefundable,
  type RefundFacts,
  readRefund,
  requestGatewayRefund,
} from '#server/payments/index.ts';
import type { Database, Tx } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { negateSen, type Sen } from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { revokeOrderHoldings } from '../holdings.ts';
import type { RefundRefusal } from '../orders.errors.ts';
import { refundable } from '../orders.rules.ts';
import { readRefundablePayments, readRefundedTotals } from './read-refunds.ts';
import { lockOrder, readRefunded, writeStatus } from './refund-order.queries.ts';

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

export interface PaymentRefund extends Refund {
  /** Null: the buyer's newest payment that paid enough of the order. */
  readonly payment_id: string | null;
  /** If the gateway refuses, the money goes into the wallet. */
  readonly falls_back?: boolean;
  readonly gateways: readonly string[];
}

/**
 * Refunds to a payment at most what it brought and the order spent; promotional credit never leaves as money (DECISIONS
 * 57). The reserved amount counts as refunded at once; order, access and ledger follow when the money has left
 * (settleGatewayRefund). The same key reserves once (DECISIONS 50).
 */
export async function refundOrderToPayment(
  tx: Tx,
  refund: PaymentRefund,
): Promise<Result<{ readonly refund_id: string; readonly left: Sen }, RefundRefusal | PaymentNotRefundable>> {
  const order = await lockOrder(tx, refund.order_id);
  if (order === null) return refuse({ code: 'ORDER_NOT_FOUND' });
  const key = refundKey(refund.idempotency_key);
  const given = await readRefundedTotals(tx, order.id, key);
  if (given.hasKey) return refuse({ code: 'ALREADY_POSTED' });
  const left = refundable(order.paid_bigint, given.total);
  if (refund.amount <= 0 || refund.amount > left) {
    return refuse({ code: 'REFUND_EXCEEDS_PAID', refundable_bigint: left });
  }
  const shares = await readRefundablePayments(tx, order);
  const requested = await requestGatewayRefund(tx, {
    order_id: order.id,
    user_id: order.user_id,
    payment_ids: [...shares.keys()].filter(
      (id) =>
        (refund.payment_id === null || refund.payment_id === id) && (shares.get(id) ?? 0) >= refund.amount,
    ),
    amount: refund.amount,
    reason: refund.reason,
    ends_access: refund.ends_access,
    falls_back: refund.falls_back ?? false,
    idempotency_key: key,
    created_by: refund.created_by ?? null,
    gateways: refund.gateways,
  });
  if (!requested.ok) return requested;
  return succeed({ ...requested.value, left: refundable(left, refund.amount) });
}

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
