import { z } from 'zod';
import {
  decimalText,
  type ForeignCurrency,
  foreignCharge,
  isForeignCurrency,
} from '#shared/money/foreign-money.ts';
import { rupiah, type Sen, toSen } from '#shared/money/money.ts';
import type { Gateway, RefundRequest, SessionRequest, SessionState } from '../gateway.ts';
import {
  createCircuitBreaker,
  createGatewayHttp,
  defaultGatewayPolicy,
  type GatewayCall,
  GatewayError,
  type GatewayHttp,
  type GatewayPolicy,
} from '../gateway-calls.ts';
import {
  captureStateOf,
  checkoutUrlOf,
  type Order,
  order,
  readPaypalEvent,
  refund,
  refundStateOf,
} from './paypal-answers.ts';
import { createCertificates, isSignedByPaypal } from './paypal-certificates.ts';

export const PAYPAL = 'paypal';

export interface PaypalOptions {
  readonly client_id: string;
  readonly client_secret: string;
  /** PayPal's id of the webhook; part of what it signs. */
  readonly webhook_id: string;
  readonly api_url: string;
  /** The currency to collect, because PayPal takes no rupiah. */
  readonly currency: ForeignCurrency;
  /** Sen per unit of that currency, set by the owner (ADR 0020). */
  readonly rate: Sen;
  readonly policy?: GatewayPolicy;
}

/** PayPal orders, captured once approved (developer.paypal.com, Orders v2). */
export function createPaypalGateway(options: PaypalOptions): Gateway {
  const wait = options.policy ?? defaultGatewayPolicy;
  const http = createGatewayHttp({
    gateway: PAYPAL,
    api_url: options.api_url,
    timeoutMs: wait.timeoutMs,
    guard: createCircuitBreaker(PAYPAL, wait),
  });
  const api = createPaypalApi(http, options);
  const certificates = createCertificates(options.api_url, wait.timeoutMs);
  // PayPal's approval page stays valid for three hours.
  const terms = { min_amount: rupiah(20_000), lifetime_seconds: 3 * 60 * 60 };
  return {
    name: PAYPAL,
    ...terms,
    ways: [{ way: 'paypal', ...terms }],
    chargeFor: (amount) => foreignCharge(toSen(amount), options.currency, options.rate),
    createSession: (request) => createOrder(api, request),
    querySession: (id) => queryOrder(api, id),
    isSigned: (webhook) => isSignedByPaypal(webhook, options.webhook_id, certificates),
    readEvent: readPaypalEvent,
    refund: (request) => createRefund(api, request),
    queryRefund: async (id) =>
      refundStateOf(
        await api({ method: 'GET', path: `/v2/payments/refunds/${encodeURIComponent(id)}`, answer: refund }),
      ),
  };
}

function amountOf({ currency, minor }: SessionRequest['charge']) {
  if (!isForeignCurrency(currency)) throw new Error(`PayPal takes no ${currency}`);
  return { currency_code: currency, value: decimalText(minor, currency) };
}

async function createOrder(api: PaypalApi, request: SessionRequest) {
  const { payment_id, return_url } = request;
  const made = await api({
    method: 'POST',
    path: '/v2/checkout/orders',
    request_id: `payment-${payment_id}`,
    body: {
      intent: 'CAPTURE',
      purchase_units: [
        {
          reference_id: 'default',
          custom_id: payment_id,
          description: request.description.slice(0, 127),
          amount: amountOf(request.charge),
        },
      ],
      payment_source: {
        paypal: {
          experience_context: {
            return_url,
            cancel_url: return_url,
            user_action: 'PAY_NOW',
            shipping_preference: 'NO_SHIPPING',
          },
        },
      },
    },
    answer: order,
  });
  const checkout_url = checkoutUrlOf(made);
  if (checkout_url !== null) return { session_id: made.id, checkout_url, qr_text: null };
  throw new GatewayError({
    gateway: PAYPAL,
    kind: 'outage',
    status: 200,
    reason: 'an order without a page to pay',
  });
}

/** PayPal forgets request ids after six hours, so an earlier refund is looked up in the order first. */
async function createRefund(api: PaypalApi, request: RefundRequest) {
  const { refund_id, session_id, transaction_id } = request;
  if (transaction_id === null) {
    throw new GatewayError({ gateway: PAYPAL, kind: 'refused', status: null, reason: 'nothing to refund' });
  }
  const path = `/v2/checkout/orders/${encodeURIComponent(session_id)}`;
  const whole = await api({ method: 'GET', path, answer: order });
  const known = whole.purchase_units.flatMap(({ payments }) => payments?.refunds ?? []);
  const before = known.find(
    ({ custom_id, invoice_id }) => custom_id === refund_id || invoice_id === refund_id,
  );
  const found =
    before ??
    (await api({
      method: 'POST',
      path: `/v2/payments/captures/${encodeURIComponent(transaction_id)}/refund`,
      request_id: `refund-${refund_id}`,
      body: { amount: amountOf(request.charge), custom_id: refund_id, invoice_id: refund_id },
      answer: refund,
    }));
  return { gateway_refund_id: found.id, state: refundStateOf(found) };
}

/** PayPal never reports an order as expired, but nobody can approve one this old. */
const ABANDONED_AFTER_MS = 6 * 60 * 60 * 1000;

/** Captures the order if the payer has approved it. The request id makes a second capture a replay. */
async function queryOrder(api: PaypalApi, id: string): Promise<SessionState> {
  const path = `/v2/checkout/orders/${encodeURIComponent(id)}`;
  const found = await orNullIfMissing(api({ method: 'GET', path, answer: order }));
  if (found === null) return { status: 'expired' };
  if (found.status !== 'APPROVED') return orderStateOf(found);
  const captured = await orNullIfDeclined(
    api({ method: 'POST', path: `${path}/capture`, request_id: `capture-${id}`, body: {}, answer: order }),
  );
  if (captured === null) return { status: 'open' };
  return orderStateOf(captured);
}

function orderStateOf(found: Order): SessionState {
  const captures = found.purchase_units.flatMap(({ payments }) => payments?.captures ?? []);
  const states = captures.map(captureStateOf);
  const paid = states.find(({ status }) => status === 'paid');
  const [state] = states;
  if (state !== undefined) return paid ?? state;
  if (found.status === 'VOIDED') return { status: 'failed' };
  const madeAt = found.create_time === undefined ? Date.now() : Date.parse(found.create_time);
  return Date.now() - madeAt > ABANDONED_AFTER_MS ? { status: 'expired' } : { status: 'open' };
}

async function orNullIfMissing(answer: Promise<Order>): Promise<Order | null> {
  return answer.catch((error: unknown) => {
    if (error instanceof GatewayError && error.status === 404) return null;
    throw error;
  });
}

/** Null if the card was declined after approval: PayPal lets the payer choose another on the same page. */
async function orNullIfDeclined(answer: Promise<Order>): Promise<Order | null> {
  return answer.catch((error: unknown) => {
    if (error instanceof GatewayError && error.status === 422 && error.reason === 'INSTRUMENT_DECLINED')
      return null;
    throw error;
  });
}

type PaypalCall<Answer> = Pick<GatewayCall<Answer>, 'method' | 'path' | 'answer'> & {
  readonly body?: Readonly<Record<string, unknown>>;
  /** PayPal replays its first response for a repeated id. */
  readonly request_id?: string;
};
type PaypalApi = <Answer>(call: PaypalCall<Answer>) => Promise<Answer>;

const token = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
const EARLY_SECONDS = 60;

/** Caches the access token, renewed shortly before it expires and when it is refused. */
function createPaypalApi(
  http: GatewayHttp,
  credentials: { readonly client_id: string; readonly client_secret: string },
): PaypalApi {
  let cached: { readonly text: string; readonly until: number } | null = null;

  async function accessToken(): Promise<string> {
    if (cached !== null && cached.until > Date.now()) return cached.text;
    const { client_id, client_secret } = credentials;
    const basic = Buffer.from(`${client_id}:${client_secret}`).toString('base64');
    const answer = await http({
      method: 'POST',
      path: '/v1/oauth2/token',
      headers: { authorization: `Basic ${basic}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
      answer: token,
      isRepeatable: true,
    });
    cached = { text: answer.access_token, until: Date.now() + (answer.expires_in - EARLY_SECONDS) * 1000 };
    return cached.text;
  }

  async function send<Answer>(call: PaypalCall<Answer>): Promise<Answer> {
    const { request_id, ...rest } = call;
    return http({
      ...rest,
      headers: {
        authorization: `Bearer ${await accessToken()}`,
        prefer: 'return=representation',
        ...(request_id === undefined ? {} : { 'paypal-request-id': request_id }),
      },
      isRepeatable: call.method === 'GET' || request_id !== undefined,
    });
  }

  return async (call) => {
    try {
      return await send(call);
    } catch (error) {
      if (!(error instanceof GatewayError) || error.status !== 401) throw error;
      cached = null;
      return send(call);
    }
  };
}
