import { createHash } from 'node:crypto';
import { fetchWithin } from '#server/platform/failures/within.ts';
import type { AdEventKind, AdPlatform } from '#shared/ads/ads.ts';
import { parseJson } from '#shared/json.ts';
import type { Rupiah } from '#shared/money/money.ts';

export interface AdEvent {
  /** The same on every try, so that a platform counts it once. */
  readonly event_id: string;
  readonly kind: AdEventKind;
  readonly order_id: string;
  readonly occurred_at: Date;
  readonly value: Rupiah;
  readonly items: readonly { readonly slug: string; readonly quantity: number }[];
  readonly buyer: {
    readonly user_id: string;
    readonly email: string;
    /** E.164 */
    readonly phone: string | null;
  };
  readonly fbclid: string | null;
  readonly ttclid: string | null;
  readonly user_agent: string | null;
  /** When the click id was first seen. */
  readonly clicked_at: Date;
  readonly page_url: string;
}

/** `later`: to be sent again, with the same id; `is_uncertain` when the platform may have taken it. */
export type AdOutcome =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'later'; readonly reason: string; readonly is_uncertain: boolean };

export interface AdPlatformApi {
  readonly platform: AdPlatform;
  /** With a test code the platform shows the event on its page for tests. */
  send(event: AdEvent, test_code?: string): Promise<AdOutcome>;
}

/** Both platforms answer within a second; an answer that is later than this counts as lost. */
const TIMEOUT_MS = 10_000;

interface Post {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object;
}

/** `judge` reads an answer; null: it is none that can be read. */
export async function postEvent(
  { url, headers, body }: Post,
  judge: (status: number, json: unknown) => AdOutcome | null,
): Promise<AdOutcome> {
  try {
    const response = await fetchWithin(TIMEOUT_MS)(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      // The token must not follow a redirect.
      redirect: 'error',
    });
    const { status } = response;
    return judge(status, parseJson(await response.text())) ?? later(`HTTP ${status}`, true);
  } catch (error) {
    if (isUnreached(error)) return later('not reached', false);
    return later(error instanceof Error ? error.name : 'no answer', true);
  }
}

export const later = (reason: string, is_uncertain: boolean): AdOutcome => ({
  kind: 'later',
  reason,
  is_uncertain,
});

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** As both platforms want an address before it is hashed. */
export const hashedEmail = (email: string): string => sha256(email.trim().toLowerCase());

export const unixSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

const UNREACHED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);

/** Nothing has left us. */
function isUnreached(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && UNREACHED.has(error.code)) return true;
  return isUnreached(error.cause);
}
