import type { Payment } from '#contract/account/shop/wallet.ts';
import { type Charge, shareOf } from '#shared/money/foreign-money.ts';
import type { Sen } from '#shared/money/money.ts';
import type { SessionState } from './gateways/gateway.ts';
import type { LockedPayment, PaymentRow } from './payments.queries.ts';

/** What the gateway collects: the amount itself unless another currency was agreed. */
export function chargeOf({
  amount_bigint,
  charge_currency,
  charge_bigint,
}: Pick<PaymentRow, 'amount_bigint' | 'charge_currency' | 'charge_bigint'>): Charge {
  return { currency: charge_currency, minor: charge_bigint ?? amount_bigint };
}

/** A payment as its owner sees it; the checkout URL only while it can be paid. */
export function paymentOf(row: PaymentRow): Payment {
  const { session_id: _, charge_currency: __, charge_bigint: ___, ...payment } = row;
  const url = payment.status === 'pending' ? payment.checkout_url : null;
  const qr_text = url === null ? null : payment.qr_text;
  return { ...payment, qr_text, currency: 'IDR', checkout_url: url, invoice_url: url };
}

export type PaymentFlag = 'paid_after_expiry' | 'amount_differs' | 'currency_differs';

/** What to do about a payment in this state when its session is in that state (DECISIONS 11). */
export type Settlement =
  | { readonly action: 'none' }
  | { readonly action: 'close'; readonly status: 'failed' | 'expired' }
  /** The gateway keeps its session open for ever: the payment ends here, and is still credited if it comes. */
  | { readonly action: 'expire' }
  | {
      readonly action: 'credit';
      /** Sen for the wallet. */
      readonly received: Sen;
      readonly received_charge: Charge;
      readonly transaction_id: string | null;
      readonly flags: readonly PaymentFlag[];
    }
  /** Money arrived that cannot be converted to rupiah: an admin decides. */
  | { readonly action: 'hold'; readonly flag: PaymentFlag; readonly problem: string };

type OpenPayment = Pick<LockedPayment, 'status' | 'amount_bigint' | 'charge' | 'is_overdue' | 'is_given_up'>;

/**
 * Money that arrived is credited, whatever the payment's status, and only once; a refusal or expiry closes a pending
 * payment and never reverses a credit. So the order of webhooks does not matter. In a foreign currency, the share of
 * the charge that arrived is the share of the amount credited, at the rate fixed when the payment was opened
 * (docs/decisions/0061).
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
