import { type PaymentNotRefundable, requestGatewayRefund } from '#server/payments/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import type { Sen } from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { RefundRefusal } from '../orders.errors.ts';
import { refundable } from '../orders.rules.ts';
import { lockOrder } from './order-refunds.queries.ts';
import { readRefundablePayments, readRefundedTotals } from './read-refunds.ts';
import { type Refund, refundKey } from './refund-order.ts';

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
