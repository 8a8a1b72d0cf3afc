import type { createProduct, updateProduct } from '#contract/admin/products.ts';
import type { CommonRefusal, DeclaredRefusal } from '#contract/client.ts';
import type { Problems } from './validate-product.ts';

type SaveRefusal =
  | DeclaredRefusal<typeof createProduct>
  | Exclude<DeclaredRefusal<typeof updateProduct>, { readonly code: 'PRODUCT_CHANGED' }>
  | CommonRefusal;

/** The key of a problem that belongs to no field. */
export const FORM_ERROR = 'form';

export function refusalProblems(refusal: SaveRefusal): Problems {
  switch (refusal.code) {
    case 'SLUG_TAKEN':
      return { slug: refusal.message };
    case 'TYPE_UNFIT':
      return { type: refusal.message };
    case 'MEDIA_MISSING':
      return Object.fromEntries(refusal.details.fields.map((field) => [field, refusal.message]));
    case 'INVALID_INPUT':
      return refusal.fields ?? { [FORM_ERROR]: refusal.message };
    default:
      return { [FORM_ERROR]: refusal.message };
  }
}
