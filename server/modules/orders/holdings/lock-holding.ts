import type { Tx } from '#server/platform/db.ts';
import { selectHoldingForUpdate } from './holdings.queries.ts';

/**
 * The id of the user's active holding of a product, or null. Until the transaction is over it can not end, so that
 * nothing is written under a holding that a refund is just taking away.
 */
export function lockHolding(
  tx: Tx,
  holder: { readonly user_id: string; readonly product_id: string },
): Promise<string | null> {
  return selectHoldingForUpdate(tx, holder.user_id, holder.product_id);
}
