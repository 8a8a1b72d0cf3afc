import type { EditedProduct } from './editing/edited.rules.ts';

export interface ProductNotFound {
  readonly code: 'PRODUCT_NOT_FOUND';
}

export type FieldRefusal =
  | ProductNotFound
  | { readonly code: 'SLUG_TAKEN' | 'PRODUCT_ARCHIVED' | 'TYPE_UNFIT' | 'VARIANT_UNKNOWN' }
  | { readonly code: 'MEDIA_MISSING'; readonly details: { readonly fields: string[] } };

/** Edited by somebody else meanwhile; `product` is the current version. */
export interface ProductChanged {
  readonly code: 'PRODUCT_CHANGED';
  readonly details: { readonly product: EditedProduct };
}
