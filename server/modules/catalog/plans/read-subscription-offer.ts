import type { Reader } from '#server/platform/db.ts';
import type { ProductType } from '#shared/catalog.ts';
import { type Plan, plansOf } from './plans.rules.ts';
import { selectPlanVariants, selectSubscriptionProduct } from './variants.queries.ts';

export interface SubscriptionOffer {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly type: ProductType;
  readonly is_active: boolean;
  readonly is_subscription: boolean;
  readonly coming_soon: boolean;
  readonly stock: number | null;
  readonly trial_period_days: number;
  readonly auto_renewal: boolean;
  readonly plans: readonly Plan[];
}

/** The subscription offer of a product; null if unknown. */
export async function readSubscriptionOffer(
  reader: Reader,
  productId: string,
): Promise<SubscriptionOffer | null> {
  const row = await selectSubscriptionProduct(reader, productId);
  if (row === null) return null;
  const { price, billing_cycle, ...product } = row;
  const variants = await selectPlanVariants(reader, productId);
  return { ...product, plans: plansOf({ price, billing_cycle }, variants) };
}
