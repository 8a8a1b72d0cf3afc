import { z } from 'zod';
import { type ApiCall, type Reply, startFakeApi } from './fake-api.ts';
import type { GatewayWorld, RefundChange, SessionChange } from './gateway-world.ts';

const TOKEN = 'callback-token-of-the-fake-xendit';

const newInvoice = z.object({ external_id: z.string(), amount: z.int(), currency: z.literal('IDR') });
const newRequest = z.object({
  reference_id: z.string(),
  request_amount: z.int(),
  channel_code: z.literal('QRIS'),
});
const newRefund = z.object({
  invoice_id: z.string().optional(),
  payment_request_id: z.string().optional(),
  reference_id: z.string(),
  amount: z.int(),
});

interface Invoice {
  readonly id: string;
  readonly external_id: string;
  readonly amount: number;
  status: string;
  paid: { amount: number; currency: string } | null;
}
interface QrisRequest {
  readonly payment_request_id: string;
  readonly reference_id: string;
  readonly request_amount: number;
  readonly actions: readonly { readonly descriptor: string; readonly value: string }[];
  status: string;
  latest_payment_id: string | null;
}
interface Refund {
  readonly id: string;
  readonly invoice_id: string;
  readonly reference_id: string;
  status: string;
}
const refundStatus = { pending: 'PENDING', succeeded: 'SUCCEEDED', failed: 'FAILED' } as const;

/** Codes of the Payments API, beside the invoices. */
function createQrisBooks() {
  const requests = new Map<string, QrisRequest>();

  /** The same reference is the same code: the key of the request says so. */
  function makeRequest(body: string): QrisRequest {
    const { reference_id, request_amount } = newRequest.parse(JSON.parse(body));
    const known = [...requests.values()].find((made) => made.reference_id === reference_id);
    if (known !== undefined) return known;
    const payment_request_id = `pr-${requests.size + 1}`;
    const actions = [{ descriptor: 'QR_STRING', value: `000201010212${payment_request_id}6304ABCD` }];
    const made = { payment_request_id, reference_id, request_amount, actions };
    const open: QrisRequest = { ...made, status: 'REQUIRES_ACTION', latest_payment_id: null };
    requests.set(payment_request_id, open);
    return open;
  }

  return {
    answer: ({ method, path, body }: ApiCall) =>
      method === 'POST' ? makeRequest(body) : requests.get(path.split('/').at(-1) ?? ''),
    happen: (id: string, what: SessionChange['what']) => {
      const request = requests.get(id);
      if (request === undefined) return;
      request.status = what === 'paid' ? 'SUCCEEDED' : 'EXPIRED';
      request.latest_payment_id = id.replace('pr-', 'py-');
    },
  };
}

/** The parts of Xendit's API that the shop uses, as documented at docs.xendit.co. */
function createBooks() {
  const invoices = new Map<string, Invoice>();
  const qris = createQrisBooks();
  const refunds = new Map<string, Refund>();

  function answer(call: ApiCall, url: string): Reply {
    const { method, path } = call;
    if (path === '/v2/invoices') {
      if (method === 'POST') return { status: 200, json: invoiceJson(makeInvoice(call.body), url) };
      const named = call.query.get('external_id');
      const found = [...invoices.values()].filter(({ external_id }) => external_id === named);
      return { status: 200, json: found.map((invoice) => invoiceJson(invoice, url)) };
    }
    const code = path.startsWith('/v3/payment_requests') ? qris.answer(call) : undefined;
    if (code !== undefined) return { status: 200, json: code };
    if (path === '/refunds')
      return method === 'POST' ? { status: 200, json: makeRefund(call.body) } : listRefunds(call);
    const id = path.split('/').at(-1) ?? '';
    const found = path.startsWith('/v2/invoices/') ? invoices.get(id) : undefined;
    if (found !== undefined) return { status: 200, json: invoiceJson(found, url) };
    const refund = refunds.get(id);
    if (refund !== undefined) return { status: 200, json: refund };
    return { status: 404, json: { error_code: 'DATA_NOT_FOUND', message: 'not found' } };
  }

  function makeInvoice(body: string): Invoice {
    const { external_id, amount } = newInvoice.parse(JSON.parse(body));
    const id = `inv${invoices.size + 1}`;
    const made: Invoice = { id, external_id, amount, status: 'PENDING', paid: null };
    invoices.set(id, made);
    return made;
  }

  function makeRefund(body: string): Refund {
    const { invoice_id: invoice, payment_request_id, reference_id } = newRefund.parse(JSON.parse(body));
    const invoice_id = invoice ?? payment_request_id ?? '';
    const made: Refund = { id: `rfd-${refunds.size + 1}`, invoice_id, reference_id, status: 'PENDING' };
    refunds.set(made.id, made);
    return made;
  }

  function listRefunds(call: ApiCall): Reply {
    const mine = [...refunds.values()].filter(
      ({ invoice_id }) =>
        invoice_id === (call.query.get('invoice_id') ?? call.query.get('payment_request_id')),
    );
    return { status: 200, json: { data: mine, has_more: false } };
  }

  const happen: GatewayWorld['changeSession'] = ({ session_id, what, minor, currency }) => {
    qris.happen(session_id, what);
    const invoice = invoices.get(session_id);
    if (invoice === undefined) return;
    invoice.status = what === 'paid' ? 'PAID' : 'EXPIRED';
    if (what === 'paid')
      invoice.paid = { amount: (minor ?? invoice.amount * 100) / 100, currency: currency ?? 'IDR' };
  };
  const happenToRefund: GatewayWorld['changeRefund'] = ({ gateway_refund_id, status }) => {
    const refund = refunds.get(gateway_refund_id);
    if (refund !== undefined) refund.status = refundStatus[status];
  };
  return { answer, happen, happenToRefund };
}

/** Xendit, played on a local port. */
export async function startXendit(): Promise<GatewayWorld> {
  const books = createBooks();
  const api = await startFakeApi(books.answer);
  const headers = { 'x-callback-token': TOKEN, 'webhook-id': 'whatever' };
  return {
    name: 'xendit',
    api,
    environment: {
      GATEWAYS: 'xendit',
      XENDIT_SECRET_KEY: 'xnd_development_shop',
      XENDIT_CALLBACK_TOKEN: TOKEN,
      XENDIT_API_URL: api.url,
    },
    charge: { currency: 'IDR', minor: 5_000_000 },
    changeSession: books.happen,
    webhook: ({ session_id, payment_id, what, event }) => {
      if (session_id.startsWith('pr-'))
        return { raw_body: JSON.stringify(qrisNotice(session_id, what)), headers };
      const status = what === 'paid' ? (event === undefined ? 'PAID' : 'SETTLED') : 'EXPIRED';
      // What the body says of the amount is believed by nobody.
      const body = { id: session_id, external_id: payment_id, status, amount: 1, paid_amount: 999_999_999 };
      return { raw_body: JSON.stringify(body), headers };
    },
    changeRefund: books.happenToRefund,
    refundWebhook: (happening) => ({ raw_body: JSON.stringify(refundNotice(happening)), headers }),
    forged: (webhook) => ({ ...webhook, headers: { ...headers, 'x-callback-token': `${TOKEN}x` } }),
  };
}

function qrisNotice(payment_request_id: string, what: 'paid' | 'closed') {
  const status = what === 'paid' ? 'SUCCEEDED' : 'EXPIRED';
  const event = what === 'paid' ? 'payment.capture' : 'payment_request.expiry';
  return { event, business_id: 'b1', data: { payment_request_id, status, request_amount: 1 } };
}

function refundNotice({ refund_id, gateway_refund_id, status }: RefundChange) {
  const data = { id: gateway_refund_id, reference_id: refund_id, status: refundStatus[status], amount: 1 };
  const event = `refund.${status}`;
  return { event, business_id: 'b1', data };
}

function invoiceJson({ id, external_id, amount, status, paid }: Invoice, url: string) {
  const money = paid === null ? { currency: 'IDR' } : { currency: paid.currency, paid_amount: paid.amount };
  return { id, external_id, amount, status, invoice_url: `${url}/web/${id}`, ...money };
}
