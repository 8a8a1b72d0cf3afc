import type { Tx } from '#server/platform/db.ts';
import { updateHoldingRevoked } from '../refunds/order-refunds.queries.ts';

/** Ends the holding that an order gave of one product, so that the product can be bought again. Ended stays ended. */
export async function revokeHolding(
  tx: Tx,
  item: { readonly order_id: string; readonly product_id: string },
): Promise<void> {
  await updateHoldingRevoked(tx, item);
}
