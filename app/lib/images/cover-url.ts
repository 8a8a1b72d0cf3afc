import type { CompositionName, CoverRatio } from '#shared/kawung/cover-shapes.ts';
import type { PaletteName } from '#shared/kawung/palettes.ts';

/** Covers and motifs are cached for a year: raise it when geometry, palettes or letters change. */
export const ART_VERSION = '4';

export type CoverChoice = {
  slug: string;
  ratio?: CoverRatio | undefined;
  palette?: PaletteName | undefined;
  composition?: CompositionName | undefined;
};

export function coverUrl({ slug, ratio = '16:9', palette, composition }: CoverChoice): string {
  const query = [
    `ratio=${ratio}`,
    palette && `palette=${palette}`,
    composition && `composition=${composition}`,
    `v=${ART_VERSION}`,
  ];
  return `/covers/${encodeURIComponent(slug)}.svg?${query.filter((part) => part !== undefined).join('&')}`;
}
