/** Separate from the generator, so that a page can name a shape without bundling it. */
export const compositionNames = ['mekar', 'kelopak', 'parang', 'ceplok', 'fajar', 'lereng'] as const;
export type CompositionName = (typeof compositionNames)[number];

export const coverRatios = ['16:9', '16:10', '1:1', '4:5', '3:1'] as const;
export type CoverRatio = (typeof coverRatios)[number];

export const coverSizes: Readonly<Record<CoverRatio, { width: number; height: number }>> = {
  '16:9': { width: 1600, height: 900 },
  '16:10': { width: 1600, height: 1000 },
  '1:1': { width: 1000, height: 1000 },
  '4:5': { width: 1000, height: 1250 },
  '3:1': { width: 1800, height: 600 },
};
