import { z } from 'zod';
import type { RefundState, SessionState } from '../gateway.ts';

const named = z.string().min(1).max(255);

export const namedSession = z.object({
  id: named,
  metadata: z.record(z.string(), z.string()).nullish(),
});

export const checkoutSession = z.object({
  id: named,
  status: z.enum(['open', 'complete', 'expired']).nullable(),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.int().nonnegative().nullable(),
  currency: z.string().length(3).nullable(),
  payment_intent: z.union([named, z.object({ id: named, status: z.string() })]).nullish(),
});

export const openedSession = z.object({ id: named, url: z.url({ protocol: /^https?$/ }).nullable() });

export function sessionStateOf(session: z.output<typeof checkoutSession>): SessionState {
  const { payment_intent, amount_total, currency } = session;
  if (session.payment_status === 'paid' && amount_total !== null && currency !== null) {
    const transaction_id = typeof payment_intent === 'object' ? payment_intent?.id : payment_intent;
    const received = { currency: currency.toUpperCase(), minor: amount_total };
    return { status: 'paid', received, transaction_id: transaction_id ?? null };
  }
  if (session.status === 'expired') return { status: 'expired' };
  return session.status === 'complete' && hasPaymentFailed(payment_intent)
    ? { status: 'failed' }
    : { status: 'open' };
}

/** A delayed method, such as a transfer, failed. */
function hasPaymentFailed(intent: z.output<typeof checkoutSession>['payment_intent']): boolean {
  if (typeof intent !== 'object' || intent === null) return false;
  return intent.status === 'requires_payment_method' || intent.status === 'canceled';
}

export const stripeRefund = z.object({
  id: named,
  status: z.string().nullable(),
  failure_reason: z.string().nullish(),
  payment_intent: z.string().nullish(),
  charge: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
});

export const refundList = z.object({ data: z.array(stripeRefund) });

export function refundStateOf({ status, failure_reason }: z.output<typeof stripeRefund>): RefundState {
  switch (status) {
    case 'succeeded':
      return { status };
    case 'failed':
    case 'canceled':
      return { status: 'failed', failure: failure_reason ?? status };
    default:
      return { status: 'pending' };
  }
}
