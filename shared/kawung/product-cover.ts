import type { ProductType } from '#shared/shop/catalog.ts';
import { type CoverForm, coverSizes, type ProductComposition, ratioOfForm } from './cover-shapes.ts';
import { patternOf } from './kawung.ts';
import { coverObjectOf, coverObjects } from './objects/cover-objects.ts';
import { type CoverWords, ink, type ObjectColors } from './objects/drawing.ts';
import { marks } from './objects/marks.ts';
import { type PaletteName, palettes } from './palettes.ts';

export interface ProductCoverArt {
  readonly slug: string;
  readonly type: ProductType;
  readonly palette: PaletteName;
  readonly composition: ProductComposition;
  readonly words: CoverWords;
}

const shades: Readonly<Record<PaletteName, string>> = {
  malam: '#070919',
  nila: '#131843',
  fajar: '#c3b69c',
  siang: '#cf7a1d',
  soga: '#24120a',
  laut: '#06363a',
  tanah: '#83341a',
  kabut: '#a9b5de',
};

const darkCloths: readonly PaletteName[] = ['malam', 'nila', 'soga', 'laut'];

function colorsOn(palette: PaletteName): ObjectColors {
  const isDark = darkCloths.includes(palette);
  return {
    shade: shades[palette],
    bubble: isDark ? ink.marigold : ink.indigo,
    onBubble: isDark ? ink.night : ink.paper,
    accent: palette === 'siang' ? ink.night : palettes[palette].accent,
  };
}

/** Places of an object of 1000 × 760, cropped by the lower or right edge. */
const places: Readonly<Record<Exclude<CoverForm, 'mark'>, readonly [x: number, y: number, scale: number]>> = {
  wide: [440, 190, 1.1],
  square: [110, 250, 0.84],
  tall: [110, 330, 0.86],
};

/** Narrow objects would leave a hole where wide ones stand. */
const narrow = { wide: [350, 215, 1.06], square: [10, 235, 1], tall: [10, 230, 1.04] } as const;
const standsNarrow: readonly string[] = ['pages', 'slip'];

/**
 * SVG below 20 KB: a cloth and one object of the product's kind, in its own words as text, which the sender converts to
 * shapes. The same art gives the same picture; `mark` is for places up to 160 px.
 */
export function productCover(art: ProductCoverArt, form: CoverForm): string {
  const ratio = ratioOfForm[form];
  const { width, height } = coverSizes[ratio];
  const { palette, composition } = art;
  const cloth = patternOf(art.slug, { ratio, palette, composition, isBackdrop: true });
  const name = coverObjectOf(art.type, art.words);
  const colors = colorsOn(palette);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${cloth}${form === 'mark' ? marks[name](colors) : standing(form)}</svg>`;

  function standing(shape: keyof typeof places): string {
    const [x, y, scale] = standsNarrow.includes(name) ? narrow[shape] : places[shape];
    const drawn = coverObjects[name](art.words, colors);
    return `<g transform="translate(${x} ${y}) scale(${scale})">${drawn}</g>`;
  }
}
