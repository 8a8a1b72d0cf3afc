import type { Tx } from '#server/platform/db.ts';
import { endHoldingOf } from './renewals.queries.ts';

/** Ends a user's access to a product, whichever order it stands on. Ended stays ended. */
export async function endHeldProduct(
  tx: Tx,
  holder: { readonly user_id: string; readonly product_id: string },
): Promise<void> {
  await endHoldingOf(tx, holder);
}
