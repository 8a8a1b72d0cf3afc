import type { Database } from '#server/platform/db.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { succeed } from '#shared/result.ts';
import { deleteItem } from './wishlist.queries.ts';

/** Forgets a product, whether it was remembered or not. */
export async function removeFromWishlist(db: Database, userId: string, productId: string): Promise<void> {
  await withTx(db, async (tx) => {
    await deleteItem(tx, userId, productId);
    return succeed(null);
  });
}
