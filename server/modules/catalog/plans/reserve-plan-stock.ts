import type { Tx } from '#server/platform/db.ts';
import { reserveStock } from '../products/reserve-stock.ts';
import type { Plan } from './plans.rules.ts';
import type { SubscriptionOffer } from './read-subscription-offer.ts';
import { decrementVariantStock } from './variants.queries.ts';

/** Takes one of a product and one of its plan, where they count their stock; false when one of them had none left. */
export async function reservePlanStock(tx: Tx, offer: SubscriptionOffer, plan: Plan): Promise<boolean> {
  if (offer.stock !== null && (await reserveStock(tx, [{ id: offer.id, quantity: 1 }])).length > 0)
    return false;
  if (plan.variant_id === null || !plan.counts_stock) return true;
  return decrementVariantStock(tx, plan.variant_id);
}
