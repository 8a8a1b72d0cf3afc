import type { ProductCard } from '#contract/public/products.ts';
import { catalogCopy } from '#messages/catalog.ts';
import { productTypeLabels } from '#messages/catalog-labels.ts';

/** Never the first of a line. */
export const SEPARATOR = '\u00a0· ';

/** The line above a title: type, size and field; `isShort` in a phone's row, which has no room for the size. */
export function productMeta(product: ProductCard, isShort = false): string {
  const parts = [
    product.is_subscription ? catalogCopy.kinds.subscription : productTypeLabels[product.type],
    !isShort && product.module_count > 0 ? catalogCopy.modules(product.module_count) : null,
    isShort || product.duration_hours === null || product.duration_hours <= 0
      ? null
      : catalogCopy.hours(product.duration_hours),
    product.category,
  ];
  return parts.filter((part) => part !== null && part !== '').join(SEPARATOR);
}
