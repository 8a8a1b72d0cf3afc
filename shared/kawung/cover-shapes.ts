/** Apart from the generator, so that a page can name a shape without bundling it. */
export const compositionNames = ['mekar', 'kelopak', 'parang', 'ceplok', 'fajar', 'lereng'] as const;
export type CompositionName = (typeof compositionNames)[number];

/** `20:1` is the hem of a cloth, with a motif of its own. */
export const coverRatios = ['16:9', '16:10', '1:1', '4:5', '20:1'] as const;
export type CoverRatio = (typeof coverRatios)[number];

export const coverSizes: Readonly<Record<CoverRatio, { width: number; height: number }>> = {
  '16:9': { width: 1600, height: 900 },
  '16:10': { width: 1600, height: 1000 },
  '1:1': { width: 1000, height: 1000 },
  '4:5': { width: 1000, height: 1250 },
  '20:1': { width: 3200, height: 160 },
};

/** Cloths on which an object can stand; `db/schema/catalog.sql` chooses among the same. */
export const productCompositions = [
  'mekar',
  'kelopak',
  'ceplok',
  'lereng',
] as const satisfies readonly CompositionName[];
export type ProductComposition = (typeof productCompositions)[number];

/** Each form is a composition of its own, never cut through its figures. */
export const coverForms = ['wide', 'square', 'tall', 'mark'] as const;
export type CoverForm = (typeof coverForms)[number];

export const ratioOfForm = {
  wide: '16:10',
  square: '1:1',
  tall: '4:5',
  mark: '1:1',
} as const satisfies Record<CoverForm, CoverRatio>;
