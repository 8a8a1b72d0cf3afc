import type { createProduct, updateProduct } from '#contract/admin/products.ts';
import type { CommonRefusal, DeclaredRefusal } from '#contract/client.ts';
import type { Problems } from './product-problems.ts';

type SaveRefusal =
  | DeclaredRefusal<typeof createProduct>
  | Exclude<DeclaredRefusal<typeof updateProduct>, { readonly code: 'PRODUCT_CHANGED' }>
  | CommonRefusal;

/** Under this name stands what is wrong with no field in particular. */
export const OF_THE_FORM = 'form';

/** What the server refused, each at the field that it is about. */
export function problemsIn(refusal: SaveRefusal): Problems {
  switch (refusal.code) {
    case 'SLUG_TAKEN':
      return { slug: refusal.message };
    case 'TYPE_UNFIT':
      return { type: refusal.message };
    case 'MEDIA_MISSING':
      return Object.fromEntries(refusal.details.fields.map((field) => [field, refusal.message]));
    case 'INVALID_INPUT':
      return refusal.fields ?? { [OF_THE_FORM]: refusal.message };
    default:
      return { [OF_THE_FORM]: refusal.message };
  }
}
