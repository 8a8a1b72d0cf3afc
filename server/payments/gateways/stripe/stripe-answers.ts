import Stripe from 'stripe';
import { z } from 'zod';
import type { DisputeState } from '#shared/payments/disputes.ts';
import type { GatewayEvent, RefundState, SessionState, SignedWebhook } from '../gateway.ts';

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

/** Older webhooks are refused as possible replays; Stripe signs each delivery anew. */
const TOLERANCE_SECONDS = 300;

export function isSignedByStripe(
  stripe: Stripe,
  { headers, raw_body }: SignedWebhook,
  secret: string,
): boolean {
  try {
    stripe.webhooks.constructEvent(
      raw_body,
      headers.get('stripe-signature') ?? '',
      secret,
      TOLERANCE_SECONDS,
    );
    return true;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return false;
    // Signed but not JSON: the reader refuses it.
    if (error instanceof SyntaxError) return true;
    throw error;
  }
}

const event = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(100),
  created: z.int().nonnegative().default(0),
  data: z.object({ object: z.unknown() }),
});

export function readStripeEvent(payload: unknown): GatewayEvent | null {
  const parsed = event.safeParse(payload);
  if (!parsed.success) return null;
  const { id, type, data, created } = parsed.data;
  const name = { event_id: id, event_type: type };
  if (type.startsWith('checkout.session.')) return sessionEvent(name, data.object);
  if (type.startsWith('refund.')) return refundEvent(name, data.object);
  if (type.startsWith('charge.dispute.')) return disputeEvent(name, data.object, created);
  if (type.startsWith('radar.early_fraud_warning.')) return warningEvent(name, data.object, created);
  return { ...name, about: 'nothing' };
}

type Name = Pick<GatewayEvent, 'event_id' | 'event_type'>;

function sessionEvent(name: Name, object: unknown): GatewayEvent | null {
  const named = namedSession.safeParse(object);
  if (!named.success) return null;
  const { id, metadata } = named.data;
  const session = checkoutSession.safeParse(object);
  const state: SessionState | 'ask' =
    name.event_type === 'checkout.session.async_payment_failed'
      ? { status: 'failed' }
      : session.success
        ? sessionStateOf(session.data)
        : 'ask';
  return { ...name, about: 'session', session_id: id, payment_id: metadata?.payment_id ?? null, state };
}

function refundEvent(name: Name, object: unknown): GatewayEvent | null {
  const refund = stripeRefund.safeParse(object);
  if (!refund.success) return null;
  return {
    ...name,
    about: 'refund',
    refund_id: refund.data.metadata?.refund_id ?? null,
    gateway_refund_id: refund.data.id,
    transaction_ids: idsOf(refund.data),
    state: refundStateOf(refund.data),
  };
}

interface MoneyNames {
  readonly payment_intent?: string | null | undefined;
  readonly charge?: string | null | undefined;
}
/** Payments are known by their intent; older ones of other programs by their charge. */
const idsOf = ({ payment_intent, charge }: MoneyNames) =>
  [payment_intent, charge].filter((known) => typeof known === 'string');

const dispute = z.object({
  id: z.string().min(1).max(200),
  amount: z.int().positive(),
  currency: z.string().length(3),
  payment_intent: z.string().nullish(),
  charge: z.string().nullish(),
  reason: z.string().max(200).default(''),
  status: z.string(),
  evidence_details: z.object({ due_by: z.int().nullish() }).nullish(),
});
const disputeStates: Readonly<Record<string, DisputeState>> = {
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
};

/**
 * Every `charge.dispute.*` carries the whole dispute, so the event name does not matter. A status beginning with
 * `warning` is an inquiry, which takes no money (docs.stripe.com/disputes/how-disputes-work).
 */
function disputeEvent(name: Name, object: unknown, created: number): GatewayEvent | null {
  const found = dispute.safeParse(object);
  if (!found.success) return null;
  const { id, amount, currency, reason, status, evidence_details } = found.data;
  const due = evidence_details?.due_by ?? null;
  return {
    ...name,
    about: 'dispute',
    dispute: {
      gateway_dispute_id: id,
      transaction_ids: idsOf(found.data),
      kind: status.startsWith('warning') ? 'inquiry' : 'dispute',
      state: disputeStates[status] ?? 'open',
      charge: { currency: currency.toUpperCase(), minor: amount },
      reason,
      due_at: due === null ? null : new Date(due * 1000),
      told_at: new Date(created * 1000),
    },
  };
}

const warning = z.object({
  id: z.string().min(1).max(200),
  actionable: z.boolean(),
  payment_intent: z.string().nullish(),
  charge: z.string().nullish(),
  fraud_type: z.string().max(200).default(''),
});

/**
 * The card's bank suspects fraud: a dispute is likely, and a refund before it costs no fee. `actionable` ends with a
 * refund or a dispute (docs.stripe.com/api/radar/early_fraud_warnings).
 */
function warningEvent(name: Name, object: unknown, created: number): GatewayEvent | null {
  const found = warning.safeParse(object);
  if (!found.success) return null;
  const { id, actionable, fraud_type } = found.data;
  return {
    ...name,
    about: 'dispute',
    dispute: {
      gateway_dispute_id: id,
      transaction_ids: idsOf(found.data),
      kind: 'warning',
      state: actionable ? 'open' : 'won',
      charge: null,
      reason: fraud_type,
      due_at: null,
      told_at: new Date(created * 1000),
    },
  };
}
