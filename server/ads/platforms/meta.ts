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

const taken = z.object({ events_received: z.literal(1) });
const refused = z.object({ error: z.object({ code: z.int(), is_transient: z.boolean().optional() }) });

/** Outages at Meta, and limits of app, account and pixel (Meta, "Error codes"). */
const TRANSIENT = new Set([1, 2, 4, 17, 32, 341, 613, 80_004]);

/** Meta's Conversions API, as documented for its Graph API v24.0. */
export function createMetaApi({ pixel_id, access_token, api_url }: AdAccount): AdPlatformApi {
  return {
    platform: 'meta',
    send: (event, test_code) =>
      postEvent(
        {
          url: `${api_url}/${pixel_id}/events`,
          headers: { authorization: `Bearer ${access_token}` },
          body: {
            data: [toServerEvent(event, test_code === undefined)],
            ...(test_code !== undefined && { test_event_code: test_code }),
          },
        },
        judge,
      ),
  };
}

/** With the code only: Meta's sentence may repeat what we sent. */
function judge(status: number, json: unknown): AdOutcome | null {
  if (status < 300) return taken.safeParse(json).success ? { kind: 'accepted' } : null;
  const failure = refused.safeParse(json);
  if (!failure.success) return null;
  const { code, is_transient } = failure.data.error;
  const isOutage = status >= 500;
  if (isOutage || is_transient === true || TRANSIENT.has(code)) return later(`code ${code}`, isOutage);
  return { kind: 'refused', reason: `code ${code}` };
}

/**
 * Meta has no event of its own for a refund, and takes no negative value: the usual one is a custom event with the amount
 * that went back. Nobody visits the site for it, so it is no event of a website, which would have to name a browser.
 */
function toServerEvent(event: AdEvent, isReal: boolean) {
  const { kind, buyer, value, order_id, items } = event;
  const isPurchase = kind === 'purchase';
  return {
    // Meta counts test events, too, so a test is no purchase.
    event_name: isReal ? (isPurchase ? 'Purchase' : 'Refund') : 'Test',
    event_time: unixSeconds(event.occurred_at),
    event_id: event.event_id,
    ...(isPurchase
      ? { action_source: 'website', event_source_url: event.page_url }
      : { action_source: 'other' }),
    user_data: {
      em: [hashedEmail(buyer.email)],
      // Digits only, with the country's.
      ...(buyer.phone !== null && { ph: [sha256(buyer.phone.slice(1))] }),
      external_id: [sha256(buyer.user_id)],
      ...(isPurchase && browserOf(event)),
    },
    custom_data: {
      currency: 'IDR',
      value,
      order_id,
      ...(isPurchase && {
        content_type: 'product',
        content_ids: items.map(({ slug }) => slug),
        contents: items.map(({ slug, quantity }) => ({ id: slug, quantity })),
      }),
    },
  };
}

/** `fb.<subdomain index>.<milliseconds>.<click id>` (Meta, "fbp and fbc Parameters"). */
function browserOf({ fbclid, user_agent, clicked_at }: AdEvent) {
  return {
    client_user_agent: user_agent ?? '',
    ...(fbclid !== null && { fbc: `fb.1.${clicked_at.getTime()}.${fbclid}` }),
  };
}
