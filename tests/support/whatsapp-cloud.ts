import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { type ApiCall, type FakeApi, type Reply, startFakeApi } from './gateways/fake-api.ts';

const TOKEN = 'token-of-the-local-cloud';
const SECRET = 'app-secret-of-the-local-cloud';
const NUMBER_ID = '106540352242922';
const ACCOUNT_ID = '102290129340398';
export const VERIFY_TOKEN = 'verify-token-of-the-local-cloud';

/** Exactly the documented fields: one more, less or misspelt is a 400 as Meta's. */
const template = z.strictObject({
  name: z.string(),
  language: z.strictObject({ code: z.string() }),
  components: z.array(
    z.strictObject({
      type: z.literal('body'),
      parameters: z.array(
        z.strictObject({ type: z.literal('text'), text: z.string().regex(/^(?!.*( {4}|[\n\t])).+$/) }),
      ),
    }),
  ),
});
const common = {
  messaging_product: z.literal('whatsapp'),
  recipient_type: z.literal('individual'),
  to: z
    .string()
    .regex(/^\+\d{8,15}$/)
    .optional(),
  recipient: z
    .string()
    .regex(/^[A-Z]{2}\.[0-9A-Za-z]+$/)
    .optional(),
  biz_opaque_callback_data: z.string().max(512).optional(),
};
const messageBody = z
  .discriminatedUnion('type', [
    z.strictObject({ ...common, type: z.literal('template'), template }),
    z.strictObject({
      ...common,
      type: z.literal('text'),
      text: z.strictObject({ body: z.string().min(1).max(4096), preview_url: z.boolean() }),
    }),
  ])
  .refine(({ to, recipient }) => to !== undefined || recipient !== undefined);
type SentMessage = z.output<typeof messageBody>;

const newTemplate = z.strictObject({
  name: z.string().regex(/^[a-z0-9_]+$/),
  language: z.string(),
  category: z.literal('UTILITY'),
  message_send_ttl_seconds: z.int().min(30).max(43_200),
  components: z.array(
    z.strictObject({
      type: z.literal('BODY'),
      text: z.string().max(1024),
      example: z.strictObject({ body_text: z.array(z.array(z.string())) }),
    }),
  ),
});
type NewTemplate = z.output<typeof newTemplate>;

interface TakenMessage {
  readonly wamid: string;
  readonly body: SentMessage;
}

export const graphError = (status: number, code: number): Reply => ({
  status,
  json: { error: { message: `(#${code}) told`, type: 'OAuthException', code, fbtrace_id: 'A1' } },
});

/** Rate limit of the Cloud API. */
export const THROTTLED = graphError(429, 130_429);
/** The message can not be delivered. */
export const UNDELIVERABLE = graphError(400, 131_026);

function createBooks() {
  const taken: TakenMessage[] = [];
  const templates: (NewTemplate & { status: string })[] = [];

  function answer({ method, path, query, headers, body }: ApiCall): Reply {
    if (headers.authorization !== `Bearer ${TOKEN}`) return graphError(401, 190);
    if (method === 'POST' && path === `/${NUMBER_ID}/messages`) return take(body);
    if (path === `/${ACCOUNT_ID}/message_templates`) return method === 'POST' ? create(body) : list(query);
    if (path === `/${NUMBER_ID}`) {
      const json = {
        display_phone_number: '+62 21 5000 1234',
        verified_name: 'Arunika',
        quality_rating: 'GREEN',
        id: NUMBER_ID,
      };
      return { status: 200, json };
    }
    return graphError(404, 100);
  }

  function take(body: string): Reply {
    const parsed = messageBody.safeParse(JSON.parse(body));
    if (!parsed.success) return graphError(400, 100);
    const wamid = `wamid.${taken.length + 1}`;
    taken.push({ wamid, body: parsed.data });
    const { to, recipient } = parsed.data;
    const contacts = [
      to === undefined ? { input: recipient, user_id: recipient } : { input: to, wa_id: to.slice(1) },
    ];
    return { status: 200, json: { messaging_product: 'whatsapp', contacts, messages: [{ id: wamid }] } };
  }

  function create(body: string): Reply {
    const parsed = newTemplate.safeParse(JSON.parse(body));
    if (!parsed.success) return graphError(400, 100);
    templates.push({ ...parsed.data, status: 'PENDING' });
    return { status: 200, json: { id: String(templates.length), status: 'PENDING', category: 'UTILITY' } };
  }

  /** One a page, so that pages are followed. */
  function list(query: URLSearchParams): Reply {
    const place = Number(query.get('after') ?? '0');
    const next = place + 1 < templates.length ? { next: 'https://graph.facebook.com/next' } : {};
    const paging = { cursors: { before: 'b', after: String(place + 1) }, ...next };
    return { status: 200, json: { data: templates.slice(place, place + 1), paging } };
  }

  return { taken, templates, answer };
}

export interface WhatsappCloud {
  readonly api: FakeApi;
  readonly environment: Readonly<Record<string, string>>;
  /** Every message that it took, the oldest first. */
  readonly taken: readonly TakenMessage[];
  approveTemplates(): void;
  /** A signed notice of statuses, messages and so on. */
  sign(value: object): { readonly raw_body: string; readonly headers: Readonly<Record<string, string>> };
}

/** Meta's Cloud API, played on a local port as documented for the Graph API. */
export async function startWhatsappCloud(): Promise<WhatsappCloud> {
  const { taken, templates, answer } = createBooks();
  const api = await startFakeApi(answer);
  return {
    api,
    taken,
    environment: {
      WHATSAPP_ACCESS_TOKEN: TOKEN,
      WHATSAPP_PHONE_NUMBER_ID: NUMBER_ID,
      WHATSAPP_BUSINESS_ACCOUNT_ID: ACCOUNT_ID,
      WHATSAPP_APP_SECRET: SECRET,
      WHATSAPP_VERIFY_TOKEN: VERIFY_TOKEN,
      WHATSAPP_API_URL: api.url,
    },
    approveTemplates: () => {
      for (const made of templates) made.status = 'APPROVED';
    },
    sign: (value) => {
      const metadata = { display_phone_number: '622150001234', phone_number_id: NUMBER_ID };
      const change = { field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...value } };
      const entry = [{ id: ACCOUNT_ID, changes: [change] }];
      const raw_body = JSON.stringify({ object: 'whatsapp_business_account', entry });
      const signature = createHmac('sha256', SECRET).update(raw_body).digest('hex');
      return { raw_body, headers: { 'x-hub-signature-256': `sha256=${signature}` } };
    },
  };
}
