import { type PaletteName, paletteNames } from './palettes.ts';
import { fingerprint } from './random.ts';

/** The palette of a single cover. */
export function paletteOf(slug: string): PaletteName {
  return paletteNames[fingerprint(slug) % paletteNames.length] ?? 'malam';
}

/** In a three-column grid the upper neighbour is three places back. */
const REACH = 3;

/**
 * Palettes for a list of covers: each keeps its own unless one of the previous three has it, then takes the next free
 * one. Deterministic, and stable when the list grows.
 */
export function coverPalettes(slugs: readonly string[]): PaletteName[] {
  const chosen: PaletteName[] = [];
  for (const slug of slugs) {
    const taken = chosen.slice(-REACH);
    const own = paletteNames.indexOf(paletteOf(slug));
    const turns = paletteNames.map((_, turn) => paletteNames[(own + turn * 3) % paletteNames.length]);
    chosen.push(turns.find((name) => name !== undefined && !taken.includes(name)) ?? 'malam');
  }
  return chosen;
}
