import Stripe from 'stripe';
import { z } from 'zod';
import type { DisputeState } from '#shared/payments/disputes.ts';
import type { GatewayEvent, SessionState, SignedWebhook } from '../gateway.ts';
import { checkoutSession, refundStateOf, sessionStateOf, stripeRefund } from './stripe-answers.ts';

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
  return { ...name, about: 'nothing' };
}

type Name = Pick<GatewayEvent, 'event_id' | 'event_type'>;

function sessionEvent(name: Name, object: unknown): GatewayEvent | null {
  const session = checkoutSession.safeParse(object);
  if (!session.success) return null;
  const state: SessionState =
    name.event_type === 'checkout.session.async_payment_failed'
      ? { status: 'failed' }
      : sessionStateOf(session.data);
  return { ...name, about: 'session', session_id: session.data.id, state };
}

function refundEvent(name: Name, object: unknown): GatewayEvent | null {
  const refund = stripeRefund.safeParse(object);
  if (!refund.success) return null;
  return {
    ...name,
    about: 'refund',
    refund_id: refund.data.metadata?.refund_id ?? null,
    gateway_refund_id: refund.data.id,
    state: refundStateOf(refund.data),
  };
}

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

/** Every `charge.dispute.*` carries the whole dispute, so the event name does not matter. */
function disputeEvent(name: Name, object: unknown, created: number): GatewayEvent | null {
  const found = dispute.safeParse(object);
  if (!found.success) return null;
  const { id, amount, currency, payment_intent, charge, reason, status, evidence_details } = found.data;
  const due = evidence_details?.due_by ?? null;
  return {
    ...name,
    about: 'dispute',
    dispute: {
      gateway_dispute_id: id,
      transaction_ids: [payment_intent, charge].filter((known) => typeof known === 'string'),
      kind: 'dispute',
      state: disputeStates[status] ?? 'open',
      charge: { currency: currency.toUpperCase(), minor: amount },
      reason,
      due_at: due === null ? null : new Date(due * 1000),
      told_at: new Date(created * 1000),
    },
  };
}
