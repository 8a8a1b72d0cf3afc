import type { CompositionName, CoverRatio } from './cover-shapes.ts';

/** Cloths on which an object can stand; migration 0166 chooses among the same. */
export const productCompositions = [
  'mekar',
  'kelopak',
  'ceplok',
  'lereng',
] as const satisfies readonly CompositionName[];
export type ProductComposition = (typeof productCompositions)[number];

/** How a place shows a cover: each form is a composition of its own, never cut through its figures. */
export const coverForms = ['wide', 'square', 'tall', 'mark'] as const;
export type CoverForm = (typeof coverForms)[number];

export const ratioOfForm = {
  wide: '16:10',
  square: '1:1',
  tall: '4:5',
  mark: '1:1',
} as const satisfies Record<CoverForm, CoverRatio>;
