import { ceplok } from './compositions/ceplok.ts';
import type { Composition } from './compositions/composition.ts';
import { fajar } from './compositions/fajar.ts';
import { hem } from './compositions/hem.ts';
import { kelopak } from './compositions/kelopak.ts';
import { lereng } from './compositions/lereng.ts';
import { mekar } from './compositions/mekar.ts';
import { parang } from './compositions/parang.ts';
import { paletteOf } from './cover-palettes.ts';
import { type CompositionName, type CoverRatio, compositionNames, coverSizes } from './cover-shapes.ts';
import { type PaletteName, palettes } from './palettes.ts';
import { fingerprint, randomFrom } from './random.ts';

const compositions: Readonly<Record<CompositionName, Composition>> = {
  mekar,
  kelopak,
  parang,
  ceplok,
  fajar,
  lereng,
};

export type CoverOptions = {
  ratio?: CoverRatio | undefined;
  palette?: PaletteName | undefined;
  composition?: CompositionName | undefined;
  id?: string | undefined;
  isBackdrop?: boolean | undefined;
};

export function compositionOf(slug: string): CompositionName {
  const place = Math.floor(fingerprint(slug) / 97) % compositionNames.length;
  return compositionNames[place] ?? 'mekar';
}

/** Deterministic SVG below 20 KB: kawung petals on a lattice or interlocking parang blades. */
export function kawung(slug: string, options: CoverOptions = {}): string {
  const { width, height } = coverSizes[options.ratio ?? '16:9'];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${patternOf(slug, options)}</svg>`;
}

export function patternOf(slug: string, options: CoverOptions): string {
  const seed = fingerprint(slug);
  const draw = options.ratio === '20:1' ? hem : compositions[options.composition ?? compositionOf(slug)];
  return draw({
    ...coverSizes[options.ratio ?? '16:9'],
    palette: palettes[options.palette ?? paletteOf(slug)],
    random: randomFrom(seed),
    id: options.id ?? `k${seed.toString(36)}`,
    isBackdrop: options.isBackdrop ?? false,
  });
}
