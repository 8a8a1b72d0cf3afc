import type { Reader } from '#server/platform/db.ts';
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
