import type { ProductCard } from '#contract/public/products.ts';
import { catalogCopy } from '#messages/catalog.ts';
import { billingCycleLabels, productTypeLabels } from '#messages/catalog-labels.ts';

/** The line above a title: type and size. */
export function productMeta(product: ProductCard): string {
  const kind =
    product.billing_cycle === null
      ? productTypeLabels[product.type]
      : catalogCopy.subscriptionPer(billingCycleLabels[product.billing_cycle]);
  const parts = [
    kind,
    product.module_count > 0 ? catalogCopy.modules(product.module_count) : null,
    product.duration_hours === null || product.duration_hours <= 0
      ? null
      : catalogCopy.hours(product.duration_hours),
    product.category,
  ];
  return parts.filter((part) => part !== null && part !== '').join(' · ');
}
