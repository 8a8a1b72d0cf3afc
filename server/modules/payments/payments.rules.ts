import { type Charge, shareOf } from '#shared/foreign-money.ts';
import { type Sen, sen } from '#shared/money.ts';
import type { PaymentStatus } from '#shared/payments.ts';
import type { SessionState } from './gateways/gateway.ts';

export interface PaymentFacts {
  readonly id: string;
  readonly gateway: string;
  readonly user_id: string;
  readonly amount_bigint: number;
  readonly received_bigint: number | null;
  readonly charge_currency: string;
  readonly charge_bigint: number | null;
  readonly status: PaymentStatus;
  readonly payment_method: string;
  readonly description: string;
  readonly checkout_url: string | null;
  readonly intent_id: string | null;
  readonly expires_at: Date;
  readonly created_at: Date;
  readonly completed_at: Date | null;
}

/** What the gateway collects: the amount itself unless another currency was agreed. */
export function chargeOf(
  facts: Pick<PaymentFacts, 'amount_bigint' | 'charge_currency' | 'charge_bigint'>,
): Charge {
  return { currency: facts.charge_currency, minor: facts.charge_bigint ?? facts.amount_bigint };
}

/** A payment as its owner sees it; the checkout URL only while it can be paid. */
export function paymentOf(facts: PaymentFacts) {
  const url = facts.status === 'pending' ? facts.checkout_url : null;
  return {
    id: facts.id,
    gateway: facts.gateway,
    user_id: facts.user_id,
    amount_bigint: sen(facts.amount_bigint),
    received_bigint: facts.received_bigint === null ? null : sen(facts.received_bigint),
    currency: 'IDR' as const,
    status: facts.status,
    payment_method: facts.payment_method,
    description: facts.description,
    checkout_url: url,
    invoice_url: url,
    intent_id: facts.intent_id,
    expires_at: facts.expires_at.toISOString(),
    created_at: facts.created_at.toISOString(),
    completed_at: facts.completed_at?.toISOString() ?? null,
  };
}
export type Payment = ReturnType<typeof paymentOf>;

export type PaymentFlag = 'paid_after_expiry' | 'amount_differs' | 'currency_differs';

/** What to do about a payment in this state when its session is in that state (DECISIONS 11). */
export type Settlement =
  | { readonly action: 'none' }
  | { readonly action: 'close'; readonly status: 'failed' | 'expired' }
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

export interface OpenPayment {
  readonly status: PaymentStatus;
  readonly amount_bigint: Sen;
  /** What was to be collected for the amount. */
  readonly charge: Charge;
  readonly is_overdue: boolean;
}

/**
 * Money that arrived is credited, whatever the payment's status, and only once; a refusal or expiry closes a pending
 * payment and never reverses a credit. So the order of webhooks does not matter. In a foreign currency, the share of
 * the charge that arrived is the share of the amount credited, at the rate fixed when the payment was opened
 * (docs/decisions/0061).
 */
export function settlementOf(payment: OpenPayment, state: SessionState): Settlement {
  const isCredited = payment.status === 'completed' || payment.status === 'refunded';
  if (state.status === 'open' || isCredited) return { action: 'none' };
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
