import type { Tx } from '#server/platform/db.ts';
import { updateHoldingExpired } from '../renewals.queries.ts';

/** Ends a user's access to a product, whichever order it stands on. Ended stays ended. */
export async function expireHolding(
  tx: Tx,
  holder: { readonly user_id: string; readonly product_id: string },
): Promise<void> {
  await updateHoldingExpired(tx, holder);
}
