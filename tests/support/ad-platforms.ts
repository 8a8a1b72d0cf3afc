import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type ApiCall, type FakeApi, type Reply, startFakeApi } from './gateways/fake-api.ts';

const PIXEL = '1234567890';
const PIXEL_CODE = 'C4LOCALPIXEL';
const TOKEN = 'token-of-the-local-platform';

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const seconds = z.int().min(1_500_000_000).max(9_999_999_999);

/** Exactly the documented fields: one more, less or misspelt is refused as the platforms do. */
const metaBody = z.strictObject({
  data: z
    .array(
      z
        .strictObject({
          event_name: z.enum(['Purchase', 'Refund', 'Test']),
          event_time: seconds,
          event_id: z.string().min(1).max(100),
          action_source: z.enum(['website', 'other']),
          event_source_url: z.url().optional(),
          user_data: z.strictObject({
            em: z.array(hash),
            ph: z.array(hash).optional(),
            external_id: z.array(hash),
            fbc: z
              .string()
              .regex(/^fb\.1\.\d{13}\.[\w.-]+$/)
              .optional(),
            client_user_agent: z.string().optional(),
          }),
          custom_data: z.strictObject({
            currency: z.literal('IDR'),
            value: z.int().positive(),
            order_id: z.string(),
            content_type: z.literal('product').optional(),
            content_ids: z.array(z.string()).optional(),
            contents: z.array(z.strictObject({ id: z.string(), quantity: z.int() })).optional(),
          }),
        })
        // Meta refuses an event of a website without these.
        .refine(
          ({ action_source, event_source_url, user_data }) =>
            action_source !== 'website' ||
            (event_source_url !== undefined && user_data.client_user_agent !== undefined),
        ),
    )
    .length(1),
  test_event_code: z.string().optional(),
});

const tiktokBody = z.strictObject({
  event_source: z.literal('web'),
  event_source_id: z.literal(PIXEL_CODE),
  data: z
    .array(
      z.strictObject({
        event: z.enum(['CompletePayment', 'Refund', 'Test']),
        event_time: seconds,
        event_id: z.string().min(1).max(100),
        user: z.strictObject({
          email: hash,
          phone: hash.optional(),
          external_id: hash,
          ttclid: z.string().optional(),
          user_agent: z.string().optional(),
        }),
        page: z.strictObject({ url: z.url() }),
        properties: z.strictObject({
          currency: z.literal('IDR'),
          value: z.int().positive(),
          order_id: z.string(),
          content_type: z.literal('product').optional(),
          contents: z.array(z.strictObject({ content_id: z.string(), quantity: z.int() })).optional(),
        }),
      }),
    )
    .length(1),
  test_event_code: z.string().optional(),
});

export type MetaEvent = z.output<typeof metaBody>['data'][number];
export type TiktokEvent = z.output<typeof tiktokBody>['data'][number];

/** A wrong field. */
export const META_REFUSAL: Reply = {
  status: 400,
  json: { error: { message: 'Invalid parameter', type: 'OAuthException', code: 100, fbtrace_id: 'A1' } },
};
export const META_THROTTLED: Reply = { status: 400, json: { error: { message: 'limit', code: 613 } } };
/** TikTok says it in the body of a 200. */
export const TIKTOK_REFUSAL: Reply = { status: 200, json: { code: 40_002, message: 'Invalid parameter' } };

interface Books<Event> {
  /** The platform counts an id once, as within 48 hours. */
  readonly counted: Event[];
}

function count<Event extends { readonly event_id: string }>({ counted }: Books<Event>, event: Event): void {
  if (!counted.some(({ event_id }) => event_id === event.event_id)) counted.push(event);
}

function answerOfMeta(books: Books<MetaEvent>) {
  return ({ method, path, headers, body }: ApiCall): Reply => {
    if (headers.authorization !== `Bearer ${TOKEN}`) return { status: 401, json: { error: { code: 190 } } };
    if (method !== 'POST' || path !== `/${PIXEL}/events`) return META_REFUSAL;
    const parsed = metaBody.safeParse(JSON.parse(body));
    const [event] = parsed.success ? parsed.data.data : [];
    if (event === undefined) return META_REFUSAL;
    count(books, event);
    return { status: 200, json: { events_received: 1, messages: [], fbtrace_id: 'A1' } };
  };
}

function answerOfTiktok(books: Books<TiktokEvent>) {
  return ({ method, path, headers, body }: ApiCall): Reply => {
    if (headers['access-token'] !== TOKEN) return { status: 200, json: { code: 40_105 } };
    if (method !== 'POST' || path !== '/event/track/') return TIKTOK_REFUSAL;
    const parsed = tiktokBody.safeParse(JSON.parse(body));
    const [event] = parsed.success ? parsed.data.data : [];
    if (event === undefined) return TIKTOK_REFUSAL;
    count(books, event);
    return { status: 200, json: { code: 0, message: 'OK', request_id: '1', data: {} } };
  };
}

export interface AdPlatforms {
  readonly meta: FakeApi & Books<MetaEvent>;
  readonly tiktok: FakeApi & Books<TiktokEvent>;
  readonly environment: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** Meta's Conversions API and TikTok's Events API, played on local ports as documented. */
export async function startAdPlatforms(): Promise<AdPlatforms> {
  const meta: Books<MetaEvent> = { counted: [] };
  const tiktok: Books<TiktokEvent> = { counted: [] };
  const [metaApi, tiktokApi] = await Promise.all([
    startFakeApi(answerOfMeta(meta)),
    startFakeApi(answerOfTiktok(tiktok)),
  ]);
  return {
    meta: { ...metaApi, ...meta },
    tiktok: { ...tiktokApi, ...tiktok },
    environment: {
      META_PIXEL_ID: PIXEL,
      META_ACCESS_TOKEN: TOKEN,
      META_API_URL: metaApi.url,
      TIKTOK_PIXEL_CODE: PIXEL_CODE,
      TIKTOK_ACCESS_TOKEN: TOKEN,
      TIKTOK_API_URL: tiktokApi.url,
    },
    close: async () => {
      await Promise.all([metaApi.close(), tiktokApi.close()]);
    },
  };
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
