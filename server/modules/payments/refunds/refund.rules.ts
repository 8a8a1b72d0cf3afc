import { shareOf } from '#shared/foreign-money.ts';
import { addSen, type Sen, sen } from '#shared/money.ts';
import type { RefundStatus } from '#shared/payments.ts';
import type { RefundState } from '../gateways/gateway.ts';

interface Received {
  readonly received_bigint: Sen;
  readonly charge_currency: string;
  readonly received_charge_bigint: number | null;
  readonly given_bigint: Sen;
  readonly given_charge_bigint: number;
}

/**
 * Minor units that go back for `amount` when the gateway collected another currency; null for rupiah. Rounded down,
 * and what is left over goes with the last refund, so that never more and in the end all goes back.
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
 * Whether what a gateway says moves a refund on. A bank may return money days after it was sent, so that `succeeded`
 * can still fail; nothing follows on `failed`. So the order of the notices does not matter.
 */
export function isTransition(status: RefundStatus, state: RefundState): boolean {
  if (status === 'pending') return state.status !== 'pending';
  return status === 'succeeded' && state.status === 'failed';
}

/** What the books still lack of a refund that stands so. */
export function nextPosting(refund: {
  readonly status: RefundStatus;
  readonly payout_posting_id: number | null;
  readonly return_posting_id: number | null;
  readonly falls_back: boolean;
}): 'payout' | 'return' | 'fall_back' | null {
  const hasLeft = refund.payout_posting_id !== null;
  if (refund.status === 'succeeded' && !hasLeft) return 'payout';
  if (refund.status !== 'failed') return null;
  if (!hasLeft) return refund.falls_back ? 'fall_back' : null;
  return refund.return_posting_id === null ? 'return' : null;
}
