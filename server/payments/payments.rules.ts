import type { Payment } from '#contract/wallet/wallet.ts';
import { type Charge, shareOf } from '#shared/money/foreign-money.ts';
import type { Sen } from '#shared/money/money.ts';
import type { SessionState } from './gateways/gateway.ts';
import type { LockedPayment, PaymentRow } from './payments.queries.ts';

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
