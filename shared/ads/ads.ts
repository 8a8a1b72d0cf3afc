export const adPlatforms = ['meta', 'tiktok'] as const;
export type AdPlatform = (typeof adPlatforms)[number];

export const adPlatformNames: Readonly<Record<AdPlatform, string>> = { meta: 'Meta', tiktok: 'TikTok' };

export const adEventKinds = ['purchase', 'refund'] as const;
export type AdEventKind = (typeof adEventKinds)[number];

export const adEventStatuses = ['queued', 'sent', 'failed', 'cancelled'] as const;
export type AdEventStatus = (typeof adEventStatuses)[number];

/**
 * `refused`: the platform said no for good. `no_answer`: it may have been taken, and asking again would count it twice.
 * `too_old`: platforms take nothing older than seven days. `withdrawn`: the buyer took the consent back. `untold`: a
 * refund of a purchase that the platform does not know.
 */
export const adEventProblems = ['refused', 'no_answer', 'too_old', 'withdrawn', 'untold'] as const;
export type AdEventProblem = (typeof adEventProblems)[number];

/** The ids that ads add to the address they lead to. Google's is not read, as nothing is told to Google. */
export const clickIds = ['fbclid', 'ttclid'] as const;
export type ClickId = (typeof clickIds)[number];

const CLICK_ID = /^[\w.-]{1,500}$/;

/** Null for what no ad would write. */
export function toClickId(typed: string | null): string | null {
  return typed !== null && CLICK_ID.test(typed) ? typed : null;
}
