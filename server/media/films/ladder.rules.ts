/** Heights of the streams; for an upright film, widths. */
const RUNGS = [240, 480, 720, 1080] as const;
const [LOWEST, , , HIGHEST] = RUNGS;
/** A film between two rungs also gets its own size, unless it is within this factor of a rung. */
const NEARLY = 1.15;
const MAX_FPS = 30;

export interface Picture {
  /** Size as shown: turned upright, with square pixels. */
  readonly width: number;
  readonly height: number;
  readonly fps: number;
}

export interface StreamSize {
  readonly size: number;
  readonly width: number;
  readonly height: number;
  readonly video_kbps: number;
  readonly audio_kbps: number;
}

export function ladderOf({ width, height }: Pick<Picture, 'width' | 'height'>): readonly StreamSize[] {
  const short = Math.min(width, height);
  const top = Math.min(short, HIGHEST);
  const below = RUNGS.filter((size) => size === top || size * NEARLY < top);
  const sizes = below.some((size) => size === top) ? below : [...below, roundToEven(top)];
  return sizes.map((size) => ({
    size,
    width: roundToEven((width * size) / short),
    height: roundToEven((height * size) / short),
    ...ratesOf(size),
  }));
}

/** x264 takes even numbers only. */
const roundToEven = (value: number): number => Math.max(2, Math.round(value / 2) * 2);

function ratesOf(size: number): Pick<StreamSize, 'video_kbps' | 'audio_kbps'> {
  if (size <= LOWEST) return { video_kbps: 300, audio_kbps: 64 };
  if (size <= 480) return { video_kbps: 900, audio_kbps: 96 };
  return { video_kbps: size <= 720 ? 2_000 : 4_000, audio_kbps: 128 };
}

/** At most 30 a second, an even share of the film's own: 59.94 becomes 29.97. */
export function frameRateOf(fps: number): number {
  return fps / Math.max(1, Math.round(fps / MAX_FPS));
}

/** Scrub pictures: at most a hundred, at least two seconds apart. */
export const SCRUB_COLUMNS = 10;
const MAX_SCRUBS = 100;

export function scrubsOf(durationSeconds: number): { readonly every: number; readonly count: number } {
  const every = Math.max(2, Math.ceil(durationSeconds / MAX_SCRUBS));
  return { every, count: Math.max(1, Math.ceil(durationSeconds / every)) };
}
