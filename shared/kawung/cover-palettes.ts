import { type PaletteName, paletteNames } from './palettes.ts';
import { fingerprint } from './random.ts';

/** The palette a slug has when it stands alone. */
export function paletteOf(slug: string): PaletteName {
  return paletteNames[fingerprint(slug) % paletteNames.length] ?? 'malam';
}

/** How far back a list remembers: a grid of three columns has its upper neighbour three places ago. */
const REACH = 3;

/**
 * Palettes for covers shown together, in their order. Each keeps its own palette unless one of the three before
 * it has it already; then it takes the next free one. Deterministic, and stable when the list grows at its end.
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
