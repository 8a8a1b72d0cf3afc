import type { Tx } from '#server/platform/db.ts';
import { deleteWishes } from './wishlist.queries.ts';

/** Drops everything that somebody who left had remembered. */
export async function forgetWishes(tx: Tx, userId: string): Promise<void> {
  await deleteWishes(tx, userId);
}
