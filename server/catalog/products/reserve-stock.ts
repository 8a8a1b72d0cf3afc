import type { Tx } from '#server/platform/database/db.ts';
import type { Plan } from '../plans/plans.rules.ts';
import type { SubscriptionOffer } from '../plans/subscription-offer.ts';
import { decrementVariantStock } from '../plans/variants.queries.ts';
import { takeStock, type Units } from './products.queries.ts';

/**
 * Reserves stock or places. Returns ids with too few left; the caller then refuses and rolls back. Rows are locked in
 * the order of ids, so two carts cannot deadlock.
 */
export async function reserveStock(tx: Tx, units: readonly Units[]): Promise<readonly string[]> {
  if (units.length === 0) return [];
  const taken = new Set(await takeStock(tx, units));
  return units.filter(({ id }) => !taken.has(id)).map(({ id }) => id);
}

export async function reservePlanStock(tx: Tx, offer: SubscriptionOffer, plan: Plan): Promise<boolean> {
  if (offer.stock !== null && (await reserveStock(tx, [{ id: offer.id, quantity: 1 }])).length > 0)
    return false;
  if (plan.variant_id === null || !plan.counts_stock) return true;
  return decrementVariantStock(tx, plan.variant_id);
}
