import { fingerprint } from './random.ts';

/** Hex colours: a cover is a standalone image, and not every viewer knows OKLCH. */
const dye = {
  night: '#0f1230',
  indigo: '#232a6b',
  nila: '#3f4fa8',
  mist: '#b4bee4',
  fog: '#dfe4f4',
  paper: '#faf8f4',
  sand: '#ebe4d8',
  marigold: '#f5b440',
  amber: '#ea8a32',
  terra: '#c2572f',
  soga: '#4a2a18',
  umber: '#341c10',
  teal: '#0f5d62',
  deepTeal: '#0a4347',
  foam: '#bfe0dc',
} as const;

/** Ground, a second ground, petals, petals close to the ground, the one accent, fine lines. */
export type Palette = {
  ground: string;
  plane: string;
  petal: string;
  quiet: string;
  accent: string;
  line: string;
};

export const palettes = {
  malam: {
    ground: dye.night,
    plane: '#181c48',
    petal: dye.mist,
    quiet: '#2c3377',
    accent: dye.marigold,
    line: dye.nila,
  },
  nila: {
    ground: dye.indigo,
    plane: '#1a2056',
    petal: dye.paper,
    quiet: '#36409a',
    accent: dye.amber,
    line: dye.mist,
  },
  fajar: {
    ground: dye.sand,
    plane: '#ded4c3',
    petal: dye.indigo,
    quiet: '#cfc3ae',
    accent: dye.terra,
    line: dye.nila,
  },
  siang: {
    ground: dye.marigold,
    plane: dye.amber,
    petal: dye.indigo,
    quiet: '#ec9f36',
    accent: dye.paper,
    line: dye.terra,
  },
  soga: {
    ground: dye.soga,
    plane: dye.umber,
    petal: dye.sand,
    quiet: '#6a4029',
    accent: dye.marigold,
    line: '#a9744a',
  },
  laut: {
    ground: dye.teal,
    plane: dye.deepTeal,
    petal: dye.foam,
    quiet: '#1d777a',
    accent: dye.marigold,
    line: dye.foam,
  },
  tanah: {
    ground: dye.terra,
    plane: '#9c4122',
    petal: dye.paper,
    quiet: '#d46f43',
    accent: dye.night,
    line: dye.sand,
  },
  kabut: {
    ground: dye.fog,
    plane: '#c9d1eb',
    petal: dye.indigo,
    quiet: '#b9c3e6',
    accent: dye.amber,
    line: dye.nila,
  },
} as const satisfies Record<string, Palette>;

export const paletteNames = [
  'malam',
  'nila',
  'fajar',
  'siang',
  'soga',
  'laut',
  'tanah',
  'kabut',
] as const satisfies readonly (keyof typeof palettes)[];
export type PaletteName = (typeof paletteNames)[number];

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
