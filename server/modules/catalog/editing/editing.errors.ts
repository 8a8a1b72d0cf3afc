import type { EditedProduct } from './edited.rules.ts';

export interface ProductNotFound {
  readonly code: 'PRODUCT_NOT_FOUND';
}
export type FieldRefusal =
  | ProductNotFound
  | { readonly code: 'SLUG_TAKEN' | 'PRODUCT_ARCHIVED' | 'TYPE_UNFIT' | 'VARIANT_UNKNOWN' }
  | { readonly code: 'MEDIA_MISSING'; readonly details: { readonly fields: string[] } };
/** Somebody else was faster; the product as it is now. */
export interface ProductChanged {
  readonly code: 'PRODUCT_CHANGED';
  readonly details: { readonly product: EditedProduct };
}
