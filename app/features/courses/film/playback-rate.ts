import { formatDecimal } from '#shared/money/format-decimal.ts';

const KEY = 'playback-rate';
export const playbackRates = [0.75, 1, 1.25, 1.5, 2] as const;
export type PlaybackRate = (typeof playbackRates)[number];

/** The last choice on this device; 1 where storage is blocked. */
export function readPlaybackRate(): PlaybackRate {
  try {
    return playbackRates.find((rate) => String(rate) === localStorage.getItem(KEY)) ?? 1;
  } catch {
    return 1;
  }
}

export function savePlaybackRate(rate: PlaybackRate): void {
  try {
    localStorage.setItem(KEY, String(rate));
  } catch {
    return;
  }
}

/** `1,25×`, in English `1.25×` */
export const formatRate = (rate: PlaybackRate): string => `${formatDecimal(rate, {})}×`;
