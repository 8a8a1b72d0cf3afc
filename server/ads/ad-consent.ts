import type { AdConsentInput } from '#contract/ads/ad-consent.ts';
import { adConsentWords } from '#messages/ads/consent.ts';
import { type AdPlatform, toClickId } from '#shared/ads/ads.ts';

export interface AdConsent {
  readonly platforms: readonly AdPlatform[];
  /** The sentence beside the tick. */
  readonly words: string;
  readonly fbclid: string | null;
  readonly ttclid: string | null;
  readonly user_agent: string;
}

interface TickedBox {
  readonly input: AdConsentInput;
  readonly user_agent: string;
}

/** Null without the tick, and where no platform is set up: click ids are dropped before anything is stored. */
export function adConsentOf(
  platforms: readonly AdPlatform[],
  { input, user_agent }: TickedBox,
): AdConsent | null {
  if (input?.agreed !== true || platforms.length === 0) return null;
  return {
    platforms,
    words: adConsentWords(platforms),
    fbclid: platforms.includes('meta') ? toClickId(input.fbclid ?? null) : null,
    ttclid: platforms.includes('tiktok') ? toClickId(input.ttclid ?? null) : null,
    user_agent,
  };
}

/** The same for a purchase that waits; undefined where nobody was asked. */
export const askedConsentOf = (
  platforms: readonly AdPlatform[],
  ticked: TickedBox,
): AdConsent | null | undefined => (platforms.length === 0 ? undefined : adConsentOf(platforms, ticked));
