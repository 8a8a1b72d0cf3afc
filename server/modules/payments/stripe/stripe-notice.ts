import Stripe from 'stripe';
import { z } from 'zod';
import type { GatewayEvent, SessionState, SignedNotice } from '../gateway.ts';
import { checkoutSession, refundStateOf, sessionStateOf, stripeRefund } from './stripe-answers.ts';

/** Older notices are refused, although they are signed: somebody may have kept one. Stripe signs each try anew. */
const TOLERANCE_SECONDS = 300;

export function isSignedByStripe(
  stripe: Stripe,
  { headers, raw_body }: SignedNotice,
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
    // Signed, but no JSON: that is for the reader to say.
    if (error instanceof SyntaxError) return true;
    throw error;
  }
}

const event = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(100),
  data: z.object({ object: z.unknown() }),
});

export function readStripeEvent(payload: unknown): GatewayEvent | null {
  const parsed = event.safeParse(payload);
  if (!parsed.success) return null;
  const { id, type, data } = parsed.data;
  const name = { event_id: id, event_type: type };
  if (type.startsWith('checkout.session.')) return sessionEvent(name, data.object);
  if (type.startsWith('refund.')) return refundEvent(name, data.object);
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
