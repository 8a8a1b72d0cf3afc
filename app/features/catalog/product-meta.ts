import type { ProductCard } from '#contract/public/products.ts';
import { catalogCopy } from '#messages/catalog.ts';
import { productTypeLabels } from '#messages/catalog-labels.ts';
import { productCopy } from '#messages/product.ts';

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

/** Where something owned is; of a consultation, where the time that was paid for is chosen. */
export function ownedDoor({ is_subscription, type }: Pick<ProductCard, 'is_subscription' | 'type'>) {
  if (type === 'consultation') return { to: '/user/bookings', label: productCopy.chooseTime };
  return is_subscription
    ? { to: '/user/subscriptions', label: catalogCopy.inSubscriptions }
    : { to: '/user/purchases', label: catalogCopy.inPurchases };
}
