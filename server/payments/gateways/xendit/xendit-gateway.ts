import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Charge } from '#shared/money/foreign-money.ts';
import { rupiah, sen, toRupiah, toSen } from '#shared/money/money.ts';
import { type PaymentWay, paymentWays } from '#shared/payments/payment-ways.ts';
import type { Gateway, GatewayEvent, RefundRequest, SessionRequest } from '../gateway.ts';
import {
  createCircuitBreaker,
  createGatewayHttp,
  defaultGatewayPolicy,
  GatewayError,
  type GatewayPolicy,
} from '../gateway-calls.ts';
import { invoice, invoices, refund, refundStateOf, refunds, sessionStateOf } from './xendit-answers.ts';
import type { XenditApi } from './xendit-api.ts';
import { createQris, isPaymentRequest, queryQris } from './xendit-qris.ts';

export const XENDIT = 'xendit';

export interface XenditOptions {
  readonly secret_key: string;
  /** Fixed tokens that Xendit sends with every webhook: the current one, and older ones during rotation. */
  readonly callback_tokens: readonly string[];
  readonly api_url: string;
  readonly policy?: GatewayPolicy;
}

const invoiceMethods: Readonly<Partial<Record<PaymentWay, string>>> = {
  qris: 'QRIS',
  va_bca: 'BCA',
  va_mandiri: 'MANDIRI',
  va_bri: 'BRI',
  va_bni: 'BNI',
  va_permata: 'PERMATA',
  ovo: 'OVO',
  dana: 'DANA',
  shopeepay: 'SHOPEEPAY',
  linkaja: 'LINKAJA',
  card: 'CREDIT_CARD',
};

/** The minimum is that of virtual accounts. */
const terms = { min_amount: rupiah(10_000), lifetime_seconds: 24 * 60 * 60 };

/** Amounts are whole rupiah (docs.xendit.co; ADR 0020 on why without their library). */
export function createXenditGateway(options: XenditOptions): Gateway {
  const wait = options.policy ?? defaultGatewayPolicy;
  const http = createGatewayHttp({
    gateway: XENDIT,
    api_url: options.api_url,
    timeoutMs: wait.timeoutMs,
    guard: createCircuitBreaker(XENDIT, wait),
  });
  const authorization = `Basic ${Buffer.from(`${options.secret_key}:`).toString('base64')}`;
  const api: XenditApi = (call) => http({ ...call, headers: { authorization, ...call.headers } });
  return {
    name: XENDIT,
    ...terms,
    ways: [
      { way: 'qris', min_amount: rupiah(1_000), lifetime_seconds: 30 * 60 },
      ...paymentWays
        .filter((way) => way !== 'qris' && way in invoiceMethods)
        .map((way) => ({ way, ...terms })),
    ],
    chargeFor: (amount) => ({ currency: 'IDR', minor: toSen(amount) }),
    createSession: (request) =>
      request.ways.join() === 'qris' ? createQris(api, request) : createInvoice(api, request),
    querySession: async (id) =>
      isPaymentRequest(id)
        ? queryQris(api, id)
        : sessionStateOf(await read(api, `/v2/invoices/${encodeURIComponent(id)}`, invoice)),
    isSigned: ({ headers }) =>
      options.callback_tokens.some((token) => hasToken(headers.get('x-callback-token'), token)),
    readEvent: readXenditEvent,
    refund: (request) => createRefund(api, request),
    queryRefund: async (id) => refundStateOf(await read(api, `/refunds/${encodeURIComponent(id)}`, refund)),
  };
}

const read = <Answer>(api: XenditApi, path: string, answer: z.ZodType<Answer>) =>
  api({ method: 'GET', path, answer, isRepeatable: true });

/** Invoices take no idempotency key: after a lost response the invoice is looked up by our external id. */
async function createInvoice(api: XenditApi, request: SessionRequest) {
  const { payment_id } = request;
  if (request.is_repeated) {
    const [made] = await read(api, `/v2/invoices?external_id=${payment_id}`, invoices);
    if (made !== undefined) return { session_id: made.id, checkout_url: made.invoice_url, qr_text: null };
  }
  const made = await api({
    method: 'POST',
    path: '/v2/invoices',
    body: {
      external_id: payment_id,
      amount: toRupiah(sen(request.charge.minor)),
      currency: 'IDR',
      payment_methods: request.ways.flatMap((way) => invoiceMethods[way] ?? []),
      description: request.description,
      invoice_duration: Math.max(60, Math.round((request.expires_at.getTime() - Date.now()) / 1000)),
      success_redirect_url: request.return_url,
      failure_redirect_url: request.return_url,
      metadata: { payment_id },
    },
    answer: invoice,
    isRepeatable: false,
  });
  return { session_id: made.id, checkout_url: made.invoice_url, qr_text: null };
}

async function createRefund(api: XenditApi, { refund_id, session_id, charge }: RefundRequest) {
  const paid = { [isPaymentRequest(session_id) ? 'payment_request_id' : 'invoice_id']: session_id };
  const known = await read(api, `/refunds?${new URLSearchParams(paid)}`, refunds);
  const before = known.data.find(({ reference_id }) => reference_id === refund_id);
  const found =
    before ??
    (await api({
      method: 'POST',
      path: '/refunds',
      headers: { 'idempotency-key': refund_id },
      body: {
        ...paid,
        reference_id: refund_id,
        amount: wholeRupiah(charge),
        currency: 'IDR',
        reason: 'REQUESTED_BY_CUSTOMER',
      },
      answer: refund,
      isRepeatable: true,
    }));
  return { gateway_refund_id: found.id, state: refundStateOf(found) };
}

/** Xendit refunds no fraction of a rupiah; rounding would refund less than is recorded. */
function wholeRupiah({ minor }: Charge): number {
  const amount = toRupiah(sen(minor));
  if (toSen(amount) === minor) return amount;
  throw new GatewayError({
    gateway: XENDIT,
    kind: 'refused',
    status: null,
    reason: 'a fraction of a rupiah',
  });
}

/** Constant-time comparison, whatever the lengths. */
function hasToken(given: string | null, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return given !== null && timingSafeEqual(digest(given), digest(expected));
}

const invoiceWebhook = z.object({
  id: z.string().min(1).max(100),
  external_id: z.string().min(1),
  status: z.string().regex(/^[A-Z_]{1,30}$/),
});
const refundBody = z.object({ event: z.string().max(100), data: refund });
/** Xendit's documentation wraps the refund once, its example twice; both are read. */
const refundWebhook = z.union([refundBody, z.object({ data: refundBody }).transform(({ data }) => data)]);
const qrisWebhook = z.object({
  event: z.string().regex(/^payment(_request)?\.[a-z]{1,30}$/),
  data: z.object({
    payment_request_id: z.string().startsWith('pr-').max(100),
    reference_id: z.string().nullish(),
    status: z.string().max(30),
  }),
});
const otherWebhook = z.object({ event: z.string().min(1).max(100) });

/** Webhooks carry a fixed token, no signature, so they only trigger a query (ADR 0020). */
function readXenditEvent(payload: unknown): GatewayEvent | null {
  const refunded = refundWebhook.safeParse(payload);
  if (refunded.success) return refundEvent(refunded.data);
  const paid = invoiceWebhook.safeParse(payload);
  if (paid.success) {
    const { id, external_id, status } = paid.data;
    const name = { event_id: `${id}:${status}`, event_type: `invoice.${status.toLowerCase()}` };
    return { ...name, about: 'session', session_id: id, payment_id: external_id, state: 'ask' };
  }
  const qris = qrisWebhook.safeParse(payload);
  if (qris.success) {
    const { event, data } = qris.data;
    const { payment_request_id: session_id, reference_id, status } = data;
    const name = { event_id: `${session_id}:${event}:${status}`, event_type: event };
    return { ...name, about: 'session', session_id, payment_id: reference_id ?? null, state: 'ask' };
  }
  const other = otherWebhook.safeParse(payload);
  if (!other.success) return null;
  return unknownEvent(other.data.event, payload);
}

/** Identified by its content, because such a webhook carries no id. */
function unknownEvent(event: string, payload: unknown): GatewayEvent {
  const digest = createHash('sha256').update(JSON.stringify(payload)).digest('hex').slice(0, 32);
  return { event_id: `${event}:${digest}`, event_type: event, about: 'nothing' };
}

function refundEvent({ event, data }: z.output<typeof refundBody>): GatewayEvent | null {
  if (!event.startsWith('refund.')) return unknownEvent(event, data);
  return {
    event_id: `${data.id}:${data.status}`,
    event_type: event,
    about: 'refund',
    refund_id: data.reference_id ?? null,
    gateway_refund_id: data.id,
    transaction_ids: [data.invoice_id, data.payment_id, data.payment_request_id].filter(
      (known) => typeof known === 'string',
    ),
    state: 'ask',
  };
}
