import {
  decimalText,
  type ForeignCurrency,
  foreignCharge,
  isForeignCurrency,
} from '#shared/money/foreign-money.ts';
import { rupiah, type Sen, toSen } from '#shared/money/money.ts';
import { createCircuitBreaker, defaultGatewayPolicy, type GatewayPolicy } from '../circuit-breaker.ts';
import type { Gateway, RefundRequest, SessionRequest } from '../gateway.ts';
import { GatewayError } from '../gateway-error.ts';
import { createGatewayHttp } from '../gateway-http.ts';
import { checkoutUrlOf, order, refund, refundStateOf } from './paypal-answers.ts';
import { createPaypalApi, type PaypalApi } from './paypal-api.ts';
import { createCertificates, isSignedByPaypal } from './paypal-certificates.ts';
import { readPaypalEvent } from './paypal-webhook.ts';
import { queryOrder } from './query-order.ts';

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
