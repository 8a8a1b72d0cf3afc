import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { z } from 'zod';
import { type ApiCall, type Reply, startFakeApi } from './fake-api.ts';
import type { GatewayWorld, RefundChange, SessionChange, Webhook } from './gateway-world.ts';

const WEBHOOK_ID = '8PT597110X687430LKGECATA';
const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });

const amount = z.object({ currency_code: z.string(), value: z.string() });
const newOrder = z.object({ purchase_units: z.array(z.object({ custom_id: z.string(), amount })).length(1) });
const newRefund = z.object({ amount, custom_id: z.string() });
type Amount = z.output<typeof amount>;

interface Order {
  readonly id: string;
  readonly custom_id: string;
  readonly amount: Amount;
  status: string;
  captured: Amount | null;
  readonly refunds: Refund[];
}
interface Refund {
  readonly id: string;
  readonly custom_id: string;
  status: string;
}
const refundStatus = { pending: 'PENDING', succeeded: 'COMPLETED', failed: 'FAILED' } as const;

/** The parts of PayPal's API that the shop uses, as documented at developer.paypal.com. */
function createBooks() {
  const orders = new Map<string, Order>();
  const byRequest = new Map<string, Order>();

  function answer(call: ApiCall, url: string): Reply {
    const { path } = call;
    if (path.startsWith('/v1/notifications/certs/')) {
      return { status: 200, text: keys.publicKey.export({ type: 'spki', format: 'pem' }).toString() };
    }
    if (path === '/v1/oauth2/token') {
      return { status: 200, json: { access_token: 'A21AAF', token_type: 'Bearer', expires_in: 31_668 } };
    }
    if (call.headers.authorization !== 'Bearer A21AAF')
      return { status: 401, json: { name: 'AUTHENTICATION_FAILURE' } };
    if (path === '/v2/checkout/orders') return { status: 201, json: orderJson(makeOrder(call), url) };
    return answerAbout(call, url);
  }

  function answerAbout(call: ApiCall, url: string): Reply {
    const [, id = '', verb] = /^\/v2\/[a-z]+\/[a-z]+\/([\w-]+)(?:\/(\w+))?$/.exec(call.path) ?? [];
    const refund = [...orders.values()].flatMap(({ refunds }) => refunds).find((known) => known.id === id);
    if (refund !== undefined) return { status: 200, json: refund };
    const order = orders.get(id.replace(/^CAP-/, ''));
    if (order === undefined) return { status: 404, json: { name: 'RESOURCE_NOT_FOUND' } };
    if (verb === 'refund') return { status: 201, json: makeRefund(order, call) };
    if (verb === 'capture' && order.status === 'APPROVED') {
      order.status = 'COMPLETED';
      order.captured ??= order.amount;
    }
    return { status: 200, json: orderJson(order, url) };
  }

  function makeOrder(call: ApiCall): Order {
    const key = String(call.headers['paypal-request-id']);
    const known = byRequest.get(key);
    if (known !== undefined) return known;
    const [unit] = newOrder.parse(JSON.parse(call.body)).purchase_units;
    if (unit === undefined) throw new Error('an order has one unit');
    const id = `ORDER${orders.size + 1}`;
    const made: Order = { id, ...unit, status: 'PAYER_ACTION_REQUIRED', captured: null, refunds: [] };
    orders.set(id, made);
    byRequest.set(key, made);
    return made;
  }

  function makeRefund(order: Order, call: ApiCall): Refund {
    const { custom_id } = newRefund.parse(JSON.parse(call.body));
    const made: Refund = { id: `REF${order.refunds.length + 1}-${order.id}`, custom_id, status: 'PENDING' };
    order.refunds.push(made);
    return made;
  }

  const happen: GatewayWorld['changeSession'] = (happening) => {
    const order = orders.get(happening.session_id);
    if (order === undefined) return;
    order.status = happening.what === 'paid' ? 'APPROVED' : 'VOIDED';
    if (happening.what === 'paid') order.captured = amountOf(happening);
  };
  const happenToRefund: GatewayWorld['changeRefund'] = ({ gateway_refund_id, status }) => {
    const all = [...orders.values()].flatMap(({ refunds }) => refunds);
    for (const refund of all) if (refund.id === gateway_refund_id) refund.status = refundStatus[status];
  };
  return { answer, happen, happenToRefund };
}

/** PayPal, played on a local port. */
export async function startPaypal(): Promise<GatewayWorld> {
  const books = createBooks();
  const api = await startFakeApi(books.answer);
  const sign = (body: unknown, key = keys.privateKey) => signedByPaypal(JSON.stringify(body), api.url, key);
  return {
    name: 'paypal',
    api,
    environment: {
      GATEWAYS: 'paypal',
      PAYPAL_CLIENT_ID: 'client',
      PAYPAL_CLIENT_SECRET: 'secret',
      PAYPAL_WEBHOOK_ID: WEBHOOK_ID,
      PAYPAL_RATE: '16250.50',
      PAYPAL_API_URL: api.url,
    },
    charge: { currency: 'USD', minor: 308 },
    changeSession: books.happen,
    webhook: (happening) => sign(captureNotice(happening)),
    changeRefund: books.happenToRefund,
    refundWebhook: (happening) => sign(refundNotice(happening)),
    forged: ({ raw_body }) => signedByPaypal(raw_body, api.url, stranger.privateKey),
  };
}

function amountOf({ minor = 308, currency = 'USD' }: SessionChange): Amount {
  return { currency_code: currency, value: (minor / 100).toFixed(2) };
}

function orderJson({ id, status, captured, refunds, custom_id }: Order, url: string) {
  const captures =
    captured === null || status !== 'COMPLETED'
      ? []
      : [{ id: `CAP-${id}`, status: 'COMPLETED', amount: captured }];
  const links = [{ rel: 'payer-action', href: `${url}/checkoutnow?token=${id}`, method: 'GET' }];
  const create_time = new Date().toISOString();
  return { id, status, create_time, links, purchase_units: [{ custom_id, payments: { captures, refunds } }] };
}

function captureNotice(happening: SessionChange) {
  const { session_id, what, event = '' } = happening;
  const isPaid = what === 'paid';
  return {
    id: `WH-${session_id}-${what}${event}`,
    event_type: isPaid ? 'PAYMENT.CAPTURE.COMPLETED' : 'PAYMENT.CAPTURE.DENIED',
    resource_type: 'capture',
    resource: {
      id: `CAP-${session_id}`,
      status: isPaid ? 'COMPLETED' : 'DECLINED',
      amount: amountOf(happening),
      custom_id: happening.payment_id,
      supplementary_data: { related_ids: { order_id: session_id } },
    },
  };
}

function refundNotice({ refund_id, gateway_refund_id, status }: RefundChange) {
  const types = {
    pending: 'PAYMENT.REFUND.PENDING',
    succeeded: 'PAYMENT.CAPTURE.REFUNDED',
    failed: 'PAYMENT.REFUND.FAILED',
  };
  return {
    id: `WH-${gateway_refund_id}-${status}`,
    event_type: types[status],
    resource_type: 'refund',
    resource: { id: gateway_refund_id, status: refundStatus[status], custom_id: refund_id },
  };
}

/** Any body, signed as PayPal would. */
export function signedByPaypal(raw_body: string, apiUrl: string, key: KeyObject = keys.privateKey): Webhook {
  const [id, time] = ['69cd13f0-d67a-11e5-baa3-778b53f4ae55', '2026-11-22T00:00:00Z'];
  const message = `${id}|${time}|${WEBHOOK_ID}|${crc32(raw_body)}`;
  return {
    raw_body,
    headers: {
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': createSign('sha256').update(message).sign(key, 'base64'),
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': `${apiUrl}/v1/notifications/certs/CERT-360caa42-fca2a594-1d93a270`,
    },
  };
}
