import Stripe from 'stripe';
import type { z } from 'zod';
import { rupiah, toSen } from '#shared/money/money.ts';
import type { Gateway, RefundRequest, SessionRequest } from '../gateway.ts';
import {
  type CircuitBreaker,
  createCircuitBreaker,
  defaultGatewayPolicy,
  GatewayError,
  type GatewayPolicy,
  isOutageStatus,
} from '../gateway-calls.ts';
import {
  checkoutSession,
  isSignedByStripe,
  openedSession,
  readStripeEvent,
  refundList,
  refundStateOf,
  sessionStateOf,
  stripeRefund,
} from './stripe-answers.ts';

export const STRIPE = 'stripe';

export interface StripeOptions {
  readonly secret_key: string;
  /** The first is the current one; older ones stay valid during rotation. */
  readonly webhook_secrets: readonly string[];
  readonly api_url: string;
  readonly policy?: GatewayPolicy;
}

/** Stripe counts rupiah in hundredths, as we count sen (docs.stripe.com/currencies). */
export function createStripeGateway(options: StripeOptions): Gateway {
  const wait = options.policy ?? defaultGatewayPolicy;
  const api = openApi(options, wait);
  // Stripe refuses charges below about half a US dollar and lifetimes outside 30 minutes to 24 hours; a repeated call
  // must fit.
  const terms = { min_amount: rupiah(10_000), lifetime_seconds: 3 * 60 * 60 };
  return {
    name: STRIPE,
    ...terms,
    // Stripe's other Indonesian payment methods are by invitation.
    ways: [{ way: 'card', ...terms }],
    chargeFor: (amount) => ({ currency: 'IDR', minor: toSen(amount) }),
    createSession: (request) => createSession(api, request),
    querySession: async (id) =>
      sessionStateOf(
        await api.call(checkoutSession, () => api.stripe.checkout.sessions.retrieve(id, expanded)),
      ),
    isSigned: (webhook) =>
      options.webhook_secrets.some((secret) => isSignedByStripe(api.stripe, webhook, secret)),
    readEvent: readStripeEvent,
    refund: (request) => createRefund(api, request),
    queryRefund: async (id) =>
      refundStateOf(await api.call(stripeRefund, () => api.stripe.refunds.retrieve(id))),
  };
}

interface StripeApi {
  readonly stripe: Stripe;
  /** The library accepts any body without an `error`, even that of a 503, so each is parsed. */
  call<Answer>(answer: z.ZodType<Answer>, work: () => Promise<unknown>): Promise<Answer>;
}

const expanded = { expand: ['payment_intent'] };

function openApi({ secret_key, api_url }: StripeOptions, wait: GatewayPolicy): StripeApi {
  const { hostname, port, protocol } = new URL(api_url);
  const stripe = new Stripe(secret_key, {
    host: hostname,
    port: port === '' ? 443 : port,
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: wait.timeoutMs,
    // The circuit breaker retries, as for every gateway; each writing call carries a key.
    maxNetworkRetries: 0,
    telemetry: false,
  });
  const guard: CircuitBreaker = createCircuitBreaker(STRIPE, wait);
  const call: StripeApi['call'] = (answer, work) =>
    guard.repeatable(async () => {
      try {
        return answer.parse(await work());
      } catch (error) {
        throw toGatewayError(STRIPE, error);
      }
    });
  return { stripe, call };
}

async function createSession({ stripe, call }: StripeApi, request: SessionRequest) {
  const { payment_id, charge, description, return_url } = request;
  const metadata = { payment_id };
  const session = await call(openedSession, () =>
    stripe.checkout.sessions.create(
      {
        mode: 'payment',
        // Includes phone wallets that hold cards.
        allowed_payment_method_types: ['card'],
        line_items: [
          {
            quantity: 1,
            price_data: { currency: 'idr', unit_amount: charge.minor, product_data: { name: description } },
          },
        ],
        client_reference_id: payment_id,
        metadata,
        payment_intent_data: { metadata },
        success_url: return_url,
        cancel_url: return_url,
        expires_at: Math.floor(request.expires_at.getTime() / 1000),
        locale: 'id',
      },
      { idempotencyKey: `payment-${payment_id}` },
    ),
  );
  if (session.url !== null) {
    return { session_id: session.id, checkout_url: session.url, qr_text: null };
  }
  const reason = 'the session is not open any more';
  throw new GatewayError({ gateway: STRIPE, kind: 'refused', status: 200, reason });
}

/** Stripe forgets keys after a day, so an earlier refund is looked up first. */
async function createRefund({ stripe, call }: StripeApi, request: RefundRequest) {
  const { refund_id, transaction_id, charge } = request;
  if (transaction_id === null) {
    throw new GatewayError({ gateway: STRIPE, kind: 'refused', status: null, reason: 'nothing to refund' });
  }
  const known = await call(refundList, () =>
    stripe.refunds.list({ payment_intent: transaction_id, limit: 100 }),
  );
  const before = known.data.find(({ metadata }) => metadata?.refund_id === refund_id);
  const refund =
    before ??
    (await call(stripeRefund, () =>
      stripe.refunds.create(
        {
          payment_intent: transaction_id,
          amount: charge.minor,
          reason: 'requested_by_customer',
          metadata: { refund_id },
        },
        { idempotencyKey: `refund-${refund_id}` },
      ),
    ));
  return { gateway_refund_id: refund.id, state: refundStateOf(refund) };
}

/** A lock (409) means that another call is in flight: retry. */
function toGatewayError(gateway: string, error: unknown): GatewayError {
  if (!(error instanceof Stripe.errors.StripeError)) {
    return new GatewayError({ gateway, kind: 'outage', status: null, reason: 'not understood' }, error);
  }
  const status = error.statusCode ?? null;
  const isOutage = status === null || status === 409 || isOutageStatus(status);
  const reason = error.code ?? error.type;
  return new GatewayError({ gateway, kind: isOutage ? 'outage' : 'refused', status, reason }, error);
}
