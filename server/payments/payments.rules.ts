import type { Payment } from '#contract/wallet/wallet.ts';
import { type Charge, shareOf } from '#shared/money/foreign-money.ts';
import { addSen, type Sen, sen } from '#shared/money/money.ts';
import { type DisputeState, takesMoney } from '#shared/payments/disputes.ts';
import type { GatewayRefundStatus } from '#shared/payments/payments.ts';
import type { DisputeUpdate, RefundState, SessionState } from './gateways/gateway.ts';
import type { LockedPayment, PaymentRow } from './payments.queries.ts';
import type { paymentDisputes } from './payments.schema.ts';
import type { RefundablePayment, RefundFacts } from './refunds/gateway-refunds.queries.ts';

/** The amount itself unless another currency was agreed. */
export function chargeOf({
  amount_bigint,
  charge_currency,
  charge_bigint,
}: Pick<PaymentRow, 'amount_bigint' | 'charge_currency' | 'charge_bigint'>): Charge {
  return { currency: charge_currency, minor: charge_bigint ?? amount_bigint };
}

export function paymentOf(row: PaymentRow): Payment {
  const { session_id: _, charge_currency: __, charge_bigint: ___, ...payment } = row;
  const url = payment.status === 'pending' ? payment.checkout_url : null;
  const qr_text = url === null ? null : payment.qr_text;
  return { ...payment, qr_text, currency: 'IDR', checkout_url: url, invoice_url: url };
}

export type PaymentFlag = 'paid_after_expiry' | 'amount_differs' | 'currency_differs';

/** How to settle a payment, given its state and its session's (DECISIONS 11). */
export type Settlement =
  | { readonly action: 'none' }
  | { readonly action: 'close'; readonly status: 'failed' | 'expired' }
  /** The gateway never closes the session: the payment ends here, and is still credited if money comes. */
  | { readonly action: 'expire' }
  | {
      readonly action: 'credit';
      readonly received: Sen;
      readonly received_charge: Charge;
      readonly transaction_id: string | null;
      readonly flags: readonly PaymentFlag[];
    }
  /** Money arrived in an unknown currency, so an admin decides. */
  | { readonly action: 'hold'; readonly flag: PaymentFlag; readonly problem: string };

type OpenPayment = Pick<LockedPayment, 'status' | 'amount_bigint' | 'charge' | 'is_overdue' | 'is_given_up'>;

/**
 * Credits money that arrived whatever the payment's status, once; a refusal or expiry closes a pending payment and
 * never reverses a credit, so the order of webhooks does not matter. In a foreign currency the arrived share of the
 * charge is credited, at the rate fixed at opening (ADR 0020).
 */
export function settlementOf(payment: OpenPayment, state: SessionState): Settlement {
  const isCredited = payment.status === 'completed' || payment.status === 'refunded';
  if (isCredited) return { action: 'none' };
  if (state.status === 'open')
    return { action: payment.status === 'pending' && payment.is_given_up ? 'expire' : 'none' };
  if (state.status !== 'paid') {
    return payment.status === 'pending' ? { action: 'close', status: state.status } : { action: 'none' };
  }
  const { charge } = payment;
  const { received, transaction_id } = state;
  if (received.currency !== charge.currency) {
    const problem = `${received.currency} ${received.minor} arrived where ${charge.currency} ${charge.minor} was asked`;
    return { action: 'hold', flag: 'currency_differs', problem };
  }
  const isLate = payment.status !== 'pending' || payment.is_overdue;
  const flags: PaymentFlag[] = [];
  if (isLate) flags.push('paid_after_expiry');
  if (received.minor !== charge.minor) flags.push('amount_differs');
  const credited = shareOf(payment.amount_bigint, received.minor, charge.minor);
  return { action: 'credit', received: credited, received_charge: received, transaction_id, flags };
}

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
export function isTransition(status: GatewayRefundStatus, state: RefundState): boolean {
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

export type KnownDispute = Pick<
  typeof paymentDisputes.$inferSelect,
  'kind' | 'status' | 'gateway_state' | 'told_at'
>;

/** Null if a newer status is known (DECISIONS 59). Reopened and grown disputes are open again. */
export function statusAfter(
  known: KnownDispute | null,
  { kind, state, told_at }: Pick<DisputeUpdate, 'kind' | 'state' | 'told_at'>,
): DisputeState | null {
  const reported = state === 'won' ? 'won' : 'open';
  if (known === null) return reported;
  const later = told_at.getTime() - known.told_at.getTime();
  const isEscalated = takesMoney(kind) && !takesMoney(known.kind);
  if (later === 0 && takesMoney(known.kind) && !takesMoney(kind)) return null;
  // Of two updates in the same second, the deciding one wins.
  if (later < 0 || (later === 0 && known.gateway_state !== 'open')) return null;
  if (isEscalated) return reported;
  const isReopened = known.status === 'won' && known.gateway_state === 'won';
  return known.status === 'open' || isReopened ? reported : known.status;
}
