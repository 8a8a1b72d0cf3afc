const KEY = 'film-quality';

/** `auto`: what the line carries. `saver`: the smallest, for whoever pays by the byte. A number: that size. */
export type FilmQuality = 'auto' | 'saver' | number;

/** The last choice on this device; `auto` where storage is blocked. */
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

/** The stream to play of those with these sizes, smallest first; -1: whichever fits the line. */
export function streamFor(quality: FilmQuality, sizes: readonly number[]): number {
  if (quality === 'auto') return -1;
  if (quality === 'saver') return 0;
  // A film without that size is watched in the next smaller one.
  return Math.max(
    0,
    sizes.findLastIndex((size) => size <= quality),
  );
}
