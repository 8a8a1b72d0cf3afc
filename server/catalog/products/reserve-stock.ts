import type { Tx } from '#server/platform/database/db.ts';
import type { Plan } from '../plans/plans.rules.ts';
import type { SubscriptionOffer } from '../plans/subscription-offer.ts';
import { decrementVariantStock } from '../plans/variants.queries.ts';
import { takeUnits, type Units } from './products.queries.ts';

/**
 * Reserves units of products that count their stock or their places. Returns the ids with too few left; the caller then refuses, and
 * the rollback returns the others. Rows are locked in the order of their ids, so two carts cannot deadlock.
 */
export async function reserveStock(tx: Tx, units: readonly Units[]): Promise<readonly string[]> {
  if (units.length === 0) return [];
  const taken = new Set(await takeUnits(tx, units));
  return units.filter(({ id }) => !taken.has(id)).map(({ id }) => id);
}

/** Reserves one unit of a product and of its plan where they count stock; false if either is sold out. */
export async function reservePlanStock(tx: Tx, offer: SubscriptionOffer, plan: Plan): Promise<boolean> {
  if (offer.stock !== null && (await reserveStock(tx, [{ id: offer.id, quantity: 1 }])).length > 0)
    return false;
  if (plan.variant_id === null || !plan.counts_stock) return true;
  return decrementVariantStock(tx, plan.variant_id);
}
