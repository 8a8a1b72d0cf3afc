/**
 * Ads without trackers: the server tells Meta and TikTok of purchases whose buyers agreed, and of refunds of these, by
 * hashes and once each (ADR 0086). No page loads anything of theirs.
 */
export { type AdConsent, adConsentOf, askedConsentOf } from './ad-consent.ts';
export {
  keepAdConsent,
  listOwnAdConsents,
  listOwnAdEvents,
  pruneAds,
  renewAdConsent,
} from './ad-consents.queries.ts';
export { listAdEvents } from './desk.queries.ts';
export { eraseAdConsents } from './erase-ad-consents.ts';
export type { AdPlatformApi } from './platforms/ad-platform.ts';
export { createAdPlatforms } from './platforms/create-ad-platforms.ts';
export { resendAdEvent } from './resend-ad-event.ts';
export { type AdServices, sendAdEvents } from './send-ad-events.ts';
export { sendTestEvent } from './send-test-event.ts';
