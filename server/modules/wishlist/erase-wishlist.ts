import type { Tx } from '#server/platform/db.ts';
import { deleteAllItems } from './wishlist.queries.ts';

/** Drops everything that somebody who left had remembered. */
export async function eraseWishlist(tx: Tx, userId: string): Promise<void> {
  await deleteAllItems(tx, userId);
}
