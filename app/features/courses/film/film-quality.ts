const KEY = 'film-quality';

/** `auto` adapts to the bandwidth, `saver` uses the smallest size, a number is a fixed height in pixels. */
export type FilmQuality = 'auto' | 'saver' | number;

export function readFilmQuality(): FilmQuality {
  try {
    const stored = localStorage.getItem(KEY) ?? 'auto';
    if (stored === 'auto' || stored === 'saver') return stored;
    return Number.isInteger(Number(stored)) ? Number(stored) : 'auto';
  } catch {
    return 'auto';
  }
}

export function saveFilmQuality(quality: FilmQuality): void {
  try {
    localStorage.setItem(KEY, String(quality));
  } catch {
    return;
  }
}

/** Returns the index of the stream to play among `sizes`, smallest first; -1: adapt to the bandwidth. */
export function streamFor(quality: FilmQuality, sizes: readonly number[]): number {
  if (quality === 'auto') return -1;
  if (quality === 'saver') return 0;
  return Math.max(
    0,
    sizes.findLastIndex((size) => size <= quality),
  );
}
