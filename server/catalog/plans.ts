import type { PlanList } from '#contract/catalog/plans.ts';
import { planName } from '#messages/catalog/plan-names.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { ProductNotFound } from './catalog.errors.ts';
import { selectPlanVariants, selectSubscriptionProducts } from './plans.queries.ts';
import { plansOf } from './plans.rules.ts';

export type SubscriptionOffer = NonNullable<Awaited<ReturnType<typeof readSubscriptionOffer>>>;

export async function readSubscriptionOffer(reader: Reader, productId: string) {
  const [offer] = await readSubscriptionOffers(reader, [productId]);
  return offer ?? null;
}

export async function readSubscriptionOffers(reader: Reader, productIds: readonly string[]) {
  if (productIds.length === 0) return [];
  const rows = await selectSubscriptionProducts(reader, productIds);
  const variants = Map.groupBy(await selectPlanVariants(reader, productIds), ({ product_id }) => product_id);
  return rows.map(({ price, billing_cycle, ...product }) => ({
    ...product,
    plans: plansOf({ price, billing_cycle }, variants.get(product.id) ?? []),
  }));
}

/** Empty if coming soon, because its price is not public. */
export async function listPlans(
  reader: Reader,
  productId: string,
): Promise<Result<PlanList, ProductNotFound>> {
  const offer = await readSubscriptionOffer(reader, productId);
  if (offer === null || !offer.is_active || !offer.is_subscription) {
    return refuse({ code: 'PRODUCT_NOT_FOUND' });
  }
  const offered = offer.coming_soon ? [] : offer.plans;
  const plans = offered.map(({ variant_id, counts_stock, name, ...plan }) => ({
    ...plan,
    name: planName(name),
  }));
  // A trial needs a renewal.
  return succeed({ plans, trial_period_days: offer.auto_renewal ? offer.trial_period_days : 0 });
}
