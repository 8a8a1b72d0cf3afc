import Stripe from 'stripe';
import { type ApiCall, type Reply, startFakeApi } from './fake-api.ts';
import type { GatewayWorld, RefundChange, SessionChange, Webhook } from './gateway-world.ts';

const SECRET = 'whsec_of_the_fake_stripe';
const stripe = new Stripe('sk_test_for_signatures');

interface Session {
  readonly id: string;
  readonly payment_id: string;
  readonly amount: number;
  status: 'open' | 'complete' | 'expired';
  paid: { minor: number; currency: string } | null;
}
interface Refund {
  readonly id: string;
  readonly refund_id: string;
  readonly intent: string;
  status: RefundChange['status'];
}

/** The parts of Stripe's API that the shop uses, as documented at docs.stripe.com/api. */
function createBooks() {
  const sessions = new Map<string, Session>();
  const refunds = new Map<string, Refund>();
  const byKey = new Map<string, string>();

  function answer(call: ApiCall, url: string): Reply {
    if (call.path === '/v1/checkout/sessions') return { status: 200, json: sessionJson(open(call), url) };
    if (call.path === '/v1/refunds') return call.method === 'GET' ? listRefunds(call) : makeRefund(call);
    const [kind, id = ''] = call.path.split('/').slice(-2);
    const session = kind === 'sessions' ? sessions.get(id) : undefined;
    if (session !== undefined) return { status: 200, json: sessionJson(session, url) };
    const refund = kind === 'refunds' ? refunds.get(id) : undefined;
    if (refund !== undefined) return { status: 200, json: refundJson(refund) };
    return { status: 404, json: { error: { type: 'invalid_request_error', code: 'resource_missing' } } };
  }

  function open(call: ApiCall): Session {
    const form = new URLSearchParams(call.body);
    const key = String(call.headers['idempotency-key']);
    const known = sessions.get(byKey.get(key) ?? '');
    if (known !== undefined) return known;
    const id = `cs_test_${sessions.size + 1}`;
    byKey.set(key, id);
    const amount = Number(form.get('line_items[0][price_data][unit_amount]'));
    const payment_id = form.get('client_reference_id') ?? '';
    const session: Session = { id, payment_id, amount, status: 'open', paid: null };
    sessions.set(id, session);
    return session;
  }

  function listRefunds(call: ApiCall): Reply {
    const mine = [...refunds.values()].filter(({ intent }) => intent === call.query.get('payment_intent'));
    return { status: 200, json: { object: 'list', data: mine.map(refundJson), has_more: false } };
  }

  function makeRefund(call: ApiCall): Reply {
    const form = new URLSearchParams(call.body);
    const refund: Refund = {
      id: `re_${refunds.size + 1}`,
      refund_id: form.get('metadata[refund_id]') ?? '',
      intent: form.get('payment_intent') ?? '',
      status: 'pending',
    };
    refunds.set(refund.id, refund);
    return { status: 200, json: refundJson(refund) };
  }

  const happen = ({ session_id, what, minor, currency }: SessionChange) => {
    const session = sessions.get(session_id);
    if (session === undefined) return;
    session.status = what === 'paid' ? 'complete' : 'expired';
    if (what === 'paid') session.paid = { minor: minor ?? session.amount, currency: currency ?? 'IDR' };
  };
  const happenToRefund: GatewayWorld['changeRefund'] = ({ gateway_refund_id, status }) => {
    const refund = refunds.get(gateway_refund_id);
    if (refund !== undefined) refund.status = status;
  };
  return { answer, happen, happenToRefund };
}

/** Stripe, played on a local port. */
export async function startStripe(): Promise<GatewayWorld> {
  const books = createBooks();
  const api = await startFakeApi(books.answer);
  return {
    name: 'stripe',
    api,
    environment: {
      GATEWAYS: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_shop',
      STRIPE_WEBHOOK_SECRET: SECRET,
      STRIPE_API_URL: api.url,
    },
    charge: { currency: 'IDR', minor: 5_000_000 },
    changeSession: books.happen,
    webhook: (happening) => {
      const { session_id, payment_id, what, event = '' } = happening;
      const paid = { minor: happening.minor ?? 5_000_000, currency: happening.currency ?? 'IDR' };
      const session: Session = {
        id: session_id,
        payment_id,
        amount: 5_000_000,
        status: what === 'paid' ? 'complete' : 'expired',
        paid: what === 'paid' ? paid : null,
      };
      const type = what === 'paid' ? 'checkout.session.completed' : 'checkout.session.expired';
      return signedByStripe({ id: `evt_${session_id}_${what}${event}`, type }, sessionJson(session, api.url));
    },
    changeRefund: books.happenToRefund,
    refundWebhook: ({ refund_id, gateway_refund_id, status, transaction_id = 'pi_1' }) => {
      const type = status === 'failed' ? 'refund.failed' : 'refund.updated';
      const refund = {
        ...refundJson({ id: gateway_refund_id, refund_id: '', intent: transaction_id, status }),
      };
      const metadata = refund_id === null ? {} : { refund_id };
      return signedByStripe({ id: `evt_${gateway_refund_id}_${status}`, type }, { ...refund, metadata });
    },
    forged: (webhook) => ({
      ...webhook,
      headers: { 'stripe-signature': signature(webhook.raw_body, 'whsec_guessed') },
    }),
  };
}

function sessionJson(session: Session, url: string) {
  const { id, payment_id, status, paid } = session;
  return {
    id,
    object: 'checkout.session',
    status,
    payment_status: paid === null ? 'unpaid' : 'paid',
    amount_total: paid?.minor ?? session.amount,
    currency: (paid?.currency ?? 'idr').toLowerCase(),
    client_reference_id: payment_id,
    metadata: { payment_id },
    payment_intent: paid === null ? null : `pi_${id}`,
    url: `${url}/pay/${id}`,
  };
}

function refundJson({ id, refund_id, intent, status }: Refund) {
  const failure = status === 'failed' ? { failure_reason: 'expired_or_canceled_card' } : {};
  return { id, object: 'refund', status, payment_intent: intent, metadata: { refund_id }, ...failure };
}

function signature(payload: string, secret: string, timestamp?: number): string {
  const at = timestamp === undefined ? {} : { timestamp };
  return stripe.webhooks.generateTestHeaderString({ payload, secret, ...at });
}

interface EventName {
  readonly id: string;
  readonly type: string;
  /** Seconds since 1970. */
  readonly created?: number;
}

/** Any event, signed as Stripe would, now or at another time (seconds since 1970). */
export function signedByStripe(name: EventName, object: unknown, timestamp?: number): Webhook {
  const event = { ...name, object: 'event', livemode: false, data: { object } };
  return signedBytes(JSON.stringify(event), timestamp);
}

export function signedBytes(raw_body: string, timestamp?: number): Webhook {
  return { raw_body, headers: { 'stripe-signature': signature(raw_body, SECRET, timestamp) } };
}
