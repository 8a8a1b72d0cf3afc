import type { ProductCard } from '#contract/public/products.ts';
import { billingCycleLabels, productTypeLabels } from '#shared/catalog.ts';

/** The line above a title: type and size. */
export function productMeta(product: ProductCard): string {
  const kind =
    product.billing_cycle === null
      ? productTypeLabels[product.type]
      : `Langganan per ${billingCycleLabels[product.billing_cycle]}`;
  const parts = [
    kind,
    product.module_count > 0 ? `${product.module_count} modul` : null,
    product.duration_hours === null || product.duration_hours <= 0 ? null : `${product.duration_hours} jam`,
    product.category,
  ];
  return parts.filter((part) => part !== null && part !== '').join(' · ');
}
