import type { Tx } from '#server/platform/db.ts';
import { addJob } from '#server/platform/queue.ts';
import type { Sen } from '#shared/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { PaymentNotRefundable } from '../payments.errors.ts';
import { refundCharge } from './refund.rules.ts';
import { insertRefund, lockRefundablePayment } from './refunds.queries.ts';

export interface GatewayRefundRequest {
  readonly order_id: string;
  readonly user_id: string;
  /** Candidates; the newest one with enough left is chosen. */
  readonly payment_ids: readonly string[];
  /** Sen, more than zero. */
  readonly amount: Sen;
  readonly reason: string;
  readonly ends_access: boolean;
  /** If the gateway refuses, the money goes into the wallet; otherwise staff decide again. */
  readonly falls_back: boolean;
  readonly idempotency_key: string;
  readonly created_by: string | null;
  readonly gateways: readonly string[];
}

/**
 * Reserves a refund to the payment that brought the money, never more than it brought. A job calls the gateway after
 * the commit; nothing is posted until the money has left (DECISIONS 50).
 */
export async function requestGatewayRefund(
  tx: Tx,
  request: GatewayRefundRequest,
): Promise<Result<{ readonly refund_id: string }, PaymentNotRefundable>> {
  const payment = await lockRefundablePayment(tx, request);
  if (payment === null) return refuse({ code: 'PAYMENT_NOT_REFUNDABLE' });
  const charge_bigint = refundCharge(payment, request.amount);
  // Less than the smallest unit of the other currency.
  if (charge_bigint === 0) return refuse({ code: 'PAYMENT_NOT_REFUNDABLE' });
  const { amount: amount_bigint, user_id: _, payment_ids: __, gateways: ___, ...refund } = request;
  const payment_id = payment.id;
  const refund_id = await insertRefund(tx, { ...refund, payment_id, amount_bigint, charge_bigint });
  await addJob(tx, { name: 'send-gateway-refund', payload: { refund_id } });
  return succeed({ refund_id });
}
