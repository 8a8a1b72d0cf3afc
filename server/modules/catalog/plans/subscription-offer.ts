import type { PlanList } from '#contract/public/plans.ts';
import type { Reader } from '#server/platform/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { ProductNotFound } from '../catalog.errors.ts';
import { plansOf } from './plans.rules.ts';
import { selectPlanVariants, selectSubscriptionProduct } from './variants.queries.ts';

export type SubscriptionOffer = NonNullable<Awaited<ReturnType<typeof readSubscriptionOffer>>>;

/** The subscription offer of a product; null if unknown. */
export async function readSubscriptionOffer(reader: Reader, productId: string) {
  const row = await selectSubscriptionProduct(reader, productId);
  if (row === null) return null;
  const { price, billing_cycle, ...product } = row;
  const variants = await selectPlanVariants(reader, productId);
  return { ...product, plans: plansOf({ price, billing_cycle }, variants) };
}

/** The plans of an active subscription product; none if coming soon, because its price is not public. */
export async function listPlans(
  reader: Reader,
  productId: string,
): Promise<Result<PlanList, ProductNotFound>> {
  const offer = await readSubscriptionOffer(reader, productId);
  if (offer === null || !offer.is_active || !offer.is_subscription) {
    return refuse({ code: 'PRODUCT_NOT_FOUND' });
  }
  const plans = offer.coming_soon ? [] : offer.plans.map(({ variant_id, counts_stock, ...plan }) => plan);
  // A trial needs a renewal.
  return succeed({ plans, trial_period_days: offer.auto_renewal ? offer.trial_period_days : 0 });
}
