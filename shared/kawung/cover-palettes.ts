import { type PaletteName, paletteNames } from './palettes.ts';
import { fingerprint } from './random.ts';

export function paletteOf(slug: string): PaletteName {
  return paletteNames[fingerprint(slug) % paletteNames.length] ?? 'malam';
}

/** The upper neighbour in a three-column grid is three places back. */
const REACH = 3;

/** Changes a palette only if one of the previous three has it. Stable when the list grows. */
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
