import { z } from 'zod';
import type { WhatsappSettings } from '#server/platform/config/whatsapp-config.ts';
import { fetchWithin } from '#server/platform/failures/within.ts';
import { parseJson } from '#shared/json.ts';
import type { Language } from '#shared/language/language.ts';
import { isTransient } from './error-codes.ts';
import { toUserId } from './names.ts';

interface WhatsappRecipient {
  readonly phone: string | null;
  readonly wa_user_id: string | null;
}

interface TemplateMessage {
  /** Comes back in the notices of its status, also where our answer was lost. */
  readonly id: string;
  readonly recipient: WhatsappRecipient;
  readonly template_name: string;
  readonly language: Language;
  readonly parameters: readonly string[];
}

/**
 * `refused`: it was not taken and never will be. `throttled`: not taken, but may be later. `unknown`: it may have been
 * taken, so it must not be sent again.
 */
export type SendOutcome =
  | { readonly kind: 'accepted'; readonly wamid: string; readonly wa_user_id: string | null }
  | { readonly kind: 'refused'; readonly error_code: number }
  | { readonly kind: 'throttled'; readonly reason: string }
  | { readonly kind: 'unknown'; readonly reason: string };

export interface RemoteTemplate {
  readonly name: string;
  readonly language: string;
  readonly status: string;
  readonly category: string;
  readonly body: string;
}

export interface NewTemplate {
  readonly name: string;
  readonly language: Language;
  readonly body: string;
  /** One for each parameter; Meta's reviewers read them. */
  readonly examples: readonly string[];
}

export interface NumberHealth {
  readonly display_number: string;
  readonly verified_name: string;
  readonly quality: string;
}

/** Meta's Cloud API, as documented for its Graph API v24.0. */
export interface CloudApi {
  sendTemplate(message: TemplateMessage): Promise<SendOutcome>;
  sendText(
    message: Pick<TemplateMessage, 'id' | 'recipient'> & { readonly text: string },
  ): Promise<SendOutcome>;
  /** Throws when Meta cannot be asked. */
  listTemplates(): Promise<readonly RemoteTemplate[]>;
  createTemplate(template: NewTemplate): Promise<void>;
  readHealth(): Promise<NumberHealth>;
}

interface CloudPolicy {
  readonly timeoutMs: number;
}

const sent = z.object({
  contacts: z.array(z.object({ wa_id: z.string().optional(), user_id: z.string().optional() })).optional(),
  messages: z.array(z.object({ id: z.string().min(1).max(200) })).min(1),
});
const refused = z.object({ error: z.object({ code: z.int(), message: z.string().optional() }) });
const templatePage = z.object({
  data: z.array(
    z.object({
      name: z.string(),
      language: z.string(),
      status: z.string(),
      category: z.string(),
      components: z.array(z.object({ type: z.string(), text: z.string().optional() })).default([]),
    }),
  ),
  paging: z
    .object({ cursors: z.object({ after: z.string().optional() }).optional(), next: z.string().optional() })
    .optional(),
});
const health = z.object({
  display_phone_number: z.string().max(40).default(''),
  verified_name: z.string().max(200).default(''),
  quality_rating: z.string().max(40).default(''),
});

/** More pages than templates that an account may have. */
const MAX_PAGES = 60;
const PAGE_SIZE = 100;
/** Meta gives a message up after so long; the mail that replaces it goes then. */
const TTL_SECONDS = 600;

export function createCloudApi(settings: WhatsappSettings, policy: CloudPolicy): CloudApi {
  const { phone_number_id, business_account_id } = settings;
  const call = createCall(settings, policy);
  const templates = `${business_account_id}/message_templates`;
  const send = async (recipient: WhatsappRecipient, message: object): Promise<SendOutcome> => {
    const address = { recipient_type: 'individual', ...addressOf(recipient) };
    try {
      const body = { messaging_product: 'whatsapp', ...address, ...message };
      return outcomeOf(await call(`${phone_number_id}/messages`, body));
    } catch (error) {
      return isUnreached(error)
        ? { kind: 'throttled', reason: 'not reached' }
        : { kind: 'unknown', reason: error instanceof Error ? error.name : 'no answer' };
    }
  };
  return {
    sendTemplate: ({ id, recipient, template_name: name, language, parameters }) =>
      send(recipient, {
        type: 'template',
        template: { name, language: { code: language }, components: componentsOf(parameters) },
        biz_opaque_callback_data: id,
      }),
    sendText: ({ id, recipient, text }) =>
      send(recipient, {
        type: 'text',
        text: { body: text, preview_url: false },
        biz_opaque_callback_data: id,
      }),
    listTemplates: () => listTemplates(call, templates),
    createTemplate: async ({ name, language, body, examples }) => {
      const components = [{ type: 'BODY', text: body, example: { body_text: [examples] } }];
      const validity = { message_send_ttl_seconds: TTL_SECONDS };
      const template = { name, language, category: 'UTILITY', ...validity, components };
      readAnswer(z.object({}), await call(templates, template));
    },
    readHealth: async () => {
      const fields = 'display_phone_number,verified_name,quality_rating';
      const found = readAnswer(health, await call(`${phone_number_id}?fields=${fields}`));
      return {
        display_number: found.display_phone_number,
        verified_name: found.verified_name,
        quality: found.quality_rating.toLowerCase(),
      };
    },
  };
}

interface GraphAnswer {
  readonly ok: boolean;
  readonly json: unknown;
}
type GraphCall = (path: string, body?: object) => Promise<GraphAnswer>;

function createCall({ api_url, access_token }: WhatsappSettings, { timeoutMs }: CloudPolicy): GraphCall {
  const fetch = fetchWithin(timeoutMs);
  return async (path, body) => {
    const response = await fetch(`${api_url}/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${access_token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      // The token must not follow a redirect.
      redirect: 'error',
    });
    return { ok: response.ok, json: parseJson(await response.text()) };
  };
}

/** Throws for a refusal, with Meta's code only: its sentence may repeat what we sent. */
function readAnswer<Answer>(schema: z.ZodType<Answer>, { ok, json }: GraphAnswer): Answer {
  if (ok) return schema.parse(json);
  const failure = refused.safeParse(json);
  throw new Error(failure.success ? `code ${failure.data.error.code}` : 'an answer that can not be read');
}

async function listTemplates(call: GraphCall, path: string): Promise<readonly RemoteTemplate[]> {
  const found: RemoteTemplate[] = [];
  let after = '';
  for (let page = 0; page < MAX_PAGES; page++) {
    const query = new URLSearchParams({
      fields: 'name,language,status,category,components',
      limit: String(PAGE_SIZE),
      ...(after !== '' && { after }),
    });
    const { data, paging } = readAnswer(templatePage, await call(`${path}?${query}`));
    found.push(...data.map(({ components, ...template }) => ({ ...template, body: bodyOf(components) })));
    after = paging?.next === undefined ? '' : (paging.cursors?.after ?? '');
    if (after === '') break;
  }
  return found;
}

/** `to` is preferred, as then notices go on naming the number. */
function addressOf({ phone, wa_user_id }: WhatsappRecipient) {
  return phone === null ? { recipient: wa_user_id } : { to: phone };
}

const componentsOf = (parameters: readonly string[]) =>
  parameters.length === 0
    ? []
    : [{ type: 'body', parameters: parameters.map((text) => ({ type: 'text', text })) }];

const bodyOf = (components: readonly { readonly type: string; readonly text?: string | undefined }[]) =>
  components.find(({ type }) => type.toUpperCase() === 'BODY')?.text ?? '';

function outcomeOf({ ok, json }: GraphAnswer): SendOutcome {
  const accepted = ok ? sent.safeParse(json) : null;
  if (accepted?.success === true) {
    const { contacts, messages } = accepted.data;
    return { kind: 'accepted', wamid: messages[0]?.id ?? '', wa_user_id: toUserId(contacts?.[0]?.user_id) };
  }
  const failure = refused.safeParse(json);
  if (!failure.success) return { kind: 'unknown', reason: 'an answer that can not be read' };
  const { code } = failure.data.error;
  return isTransient(code)
    ? { kind: 'throttled', reason: `code ${code}` }
    : { kind: 'refused', error_code: code };
}

const UNREACHED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);

/** Nothing has left us. */
function isUnreached(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && UNREACHED.has(error.code)) return true;
  return isUnreached(error.cause);
}
