import { shareOf } from '#shared/money/foreign-money.ts';
import { addSen, type Sen, sen } from '#shared/money/money.ts';
import type { RefundStatus } from '#shared/payments/payments.ts';
import type { RefundState } from '../gateways/gateway.ts';
import type { RefundablePayment, RefundFacts } from './refunds.queries.ts';

type Received = Omit<RefundablePayment, 'id' | 'disputed_bigint'>;

/**
 * Minor units to refund for `amount` if the gateway collected another currency; null for rupiah. Rounded down, with the
 * remainder in the last refund, so that the refunds add up to the charge and never exceed it.
 */
export function refundCharge(payment: Received, amount: Sen): number | null {
  const { charge_currency, received_charge_bigint: received } = payment;
  if (charge_currency === 'IDR' || received === null) return null;
  const isLast = addSen(payment.given_bigint, amount) === payment.received_bigint;
  return isLast
    ? received - payment.given_charge_bigint
    : shareOf(sen(received), amount, payment.received_bigint);
}

/**
 * Whether a reported state changes a refund. A bank may return money days later, so `succeeded` can still fail;
 * `failed` is final. So the order of webhooks does not matter.
 */
export function isTransition(status: RefundStatus, state: RefundState): boolean {
  if (status === 'pending') return state.status !== 'pending';
  return status === 'succeeded' && state.status === 'failed';
}

/** The postings that a refund in this state still lacks. */
export function nextPosting(
  refund: Pick<RefundFacts, 'status' | 'payout_posting_id' | 'return_posting_id' | 'falls_back'>,
): 'payout' | 'return' | 'fall_back' | null {
  const hasLeft = refund.payout_posting_id !== null;
  if (refund.status === 'succeeded' && !hasLeft) return 'payout';
  if (refund.status !== 'failed') return null;
  if (!hasLeft) return refund.falls_back ? 'fall_back' : null;
  return refund.return_posting_id === null ? 'return' : null;
}
