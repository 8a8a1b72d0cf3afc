import type { ProductCard } from '#contract/catalog/products.ts';
import { catalogCopy } from '#messages/catalog/catalog.ts';
import { productTypeLabels } from '#messages/catalog/labels.ts';
import { productCopy } from '#messages/catalog/product.ts';

/** The no-break space keeps it from starting a line. */
export const SEPARATOR = '\u00a0· ';

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

/** The path of an owned product; for a consultation, where the paid time is chosen. */
export function ownedProductPath({ is_subscription, type }: Pick<ProductCard, 'is_subscription' | 'type'>) {
  if (type === 'consultation') return { to: '/user/bookings', label: productCopy.chooseTime };
  return is_subscription
    ? { to: '/user/subscriptions', label: catalogCopy.inSubscriptions }
    : { to: '/user/purchases', label: catalogCopy.inPurchases };
}
