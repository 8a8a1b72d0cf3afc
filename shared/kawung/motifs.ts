import { bloom, type Tones } from './compositions/mekar.ts';
import { fill } from './svg.ts';

/** Coloured by CSS variables and <use>, so one cached file serves both themes. */
const motifs = {
  'sky-wide': {
    width: 1600,
    height: 900,
    light: { sun: { x: 0.775, y: 1 }, cell: 54, radius: 504, reach: 468, emptyLeft: 0.475 },
  },
  'sky-tall': {
    width: 720,
    height: 1000,
    light: { sun: { x: 0.5, y: 1 }, cell: 48, radius: 720, reach: 216 },
  },
  corner: {
    width: 900,
    height: 520,
    light: { sun: { x: 1, y: 0 }, cell: 52, radius: 177, reach: 390 },
  },
  horizon: {
    width: 1600,
    height: 420,
    light: { sun: { x: 0.5, y: 1 }, cell: 42, radius: 250, reach: 620 },
  },
} as const;

export type MotifName = keyof typeof motifs;

export function isMotifName(name: string): name is MotifName {
  return Object.hasOwn(motifs, name);
}

export function motifSize(name: MotifName): { width: number; height: number } {
  const { width, height } = motifs[name];
  return { width, height };
}

function paint(tones: Tones): string {
  return (
    fill(tones.cool, 'var(--motif-quiet)', ' id="cool"') +
    fill(tones.rim, 'var(--motif-rim)', ' id="rim"') +
    fill(tones.warm, 'var(--motif-warm)', ' id="warm"') +
    fill(tones.hot, 'var(--motif-hot)', ' id="hot"') +
    fill(tones.slits, 'var(--paper)', ' id="slits"')
  );
}

export function motif(name: MotifName): string {
  const { light, ...size } = motifs[name];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}"><g id="art">${paint(bloom(size, light))}</g></svg>`;
}
