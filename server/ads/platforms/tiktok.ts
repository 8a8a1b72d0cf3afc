import { z } from 'zod';
import type { AdAccount } from '#server/platform/config/ads-config.ts';
import {
  type AdEvent,
  type AdOutcome,
  type AdPlatformApi,
  hashedEmail,
  later,
  postEvent,
  sha256,
  unixSeconds,
} from './ad-platform.ts';

/** Says what became of a call also where the status is 200. */
const answer = z.object({ code: z.int() });

const TAKEN = 0;
/** Too many calls (TikTok, "Return codes"). */
const THROTTLED = new Set([40_016, 40_100]);
/** From here on it is TikTok's own trouble. */
const FIRST_OUTAGE = 50_000;

/** TikTok's Events API 2.0, as documented for version 1.3 of its API for business. */
export function createTiktokApi({ pixel_id, access_token, api_url }: AdAccount): AdPlatformApi {
  return {
    platform: 'tiktok',
    send: (event, test_code) =>
      postEvent(
        {
          url: `${api_url}/event/track/`,
          headers: { 'access-token': access_token },
          body: {
            event_source: 'web',
            event_source_id: pixel_id,
            data: [toEvent(event, test_code === undefined)],
            ...(test_code !== undefined && { test_event_code: test_code }),
          },
        },
        judge,
      ),
  };
}

/** With the code only: TikTok's sentence may repeat what we sent. */
function judge(status: number, json: unknown): AdOutcome | null {
  const parsed = answer.safeParse(json);
  if (status >= 500 || !parsed.success) return null;
  const { code } = parsed.data;
  if (code === TAKEN) return { kind: 'accepted' };
  if (THROTTLED.has(code)) return later(`code ${code}`, false);
  return code >= FIRST_OUTAGE ? later(`code ${code}`, true) : { kind: 'refused', reason: `code ${code}` };
}

/** A refund is a custom event, as for Meta: TikTok has none of its own. */
function toEvent(event: AdEvent, isReal: boolean) {
  const { kind, buyer, value, order_id, items, ttclid, user_agent } = event;
  const isPurchase = kind === 'purchase';
  return {
    event: isReal ? (isPurchase ? 'CompletePayment' : 'Refund') : 'Test',
    event_time: unixSeconds(event.occurred_at),
    event_id: event.event_id,
    user: {
      email: hashedEmail(buyer.email),
      // E.164, with its plus.
      ...(buyer.phone !== null && { phone: sha256(buyer.phone) }),
      external_id: sha256(buyer.user_id),
      ...(isPurchase && ttclid !== null && { ttclid }),
      ...(isPurchase && user_agent !== null && { user_agent }),
    },
    page: { url: event.page_url },
    properties: {
      currency: 'IDR',
      value,
      order_id,
      ...(isPurchase && {
        content_type: 'product',
        contents: items.map(({ slug, quantity }) => ({ content_id: slug, quantity })),
      }),
    },
  };
}
