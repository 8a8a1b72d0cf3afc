import { shareOf } from '#shared/money/foreign-money.ts';
import { addSen, type Sen, sen } from '#shared/money/money.ts';
import type { RefundStatus } from '#shared/payments/payments.ts';
import type { RefundState } from '../gateways/gateway.ts';
import type { RefundablePayment, RefundFacts } from './refunds.queries.ts';

type RefundableAmounts = Omit<RefundablePayment, 'id' | 'disputed_bigint'>;

/** Null for rupiah. Rounded down, with the remainder in the last refund, so they add up to the charge. */
export function refundCharge(payment: RefundableAmounts, amount: Sen): number | null {
  const { charge_currency, received_charge_bigint: received } = payment;
  if (charge_currency === 'IDR' || received === null) return null;
  const isLast = addSen(payment.given_bigint, amount) === payment.received_bigint;
  return isLast
    ? received - payment.given_charge_bigint
    : shareOf(sen(received), amount, payment.received_bigint);
}

/** `succeeded` can still fail, as banks may return money days later; `failed` is final. */
export function isTransition(status: RefundStatus, state: RefundState): boolean {
  if (status === 'pending') return state.status !== 'pending';
  return status === 'succeeded' && state.status === 'failed';
}

export function nextPosting(
  refund: Pick<RefundFacts, 'status' | 'payout_posting_id' | 'return_posting_id' | 'falls_back'>,
): 'payout' | 'return' | 'fall_back' | null {
  const hasLeft = refund.payout_posting_id !== null;
  if (refund.status === 'succeeded' && !hasLeft) return 'payout';
  if (refund.status !== 'failed') return null;
  if (!hasLeft) return refund.falls_back ? 'fall_back' : null;
  return refund.return_posting_id === null ? 'return' : null;
}
