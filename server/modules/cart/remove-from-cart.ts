import type { Tx } from '#server/platform/db.ts';
import { deleteItems } from './cart.queries.ts';

/** Takes products out of the user's cart, whether they are in it or not (WAL-005). */
export async function removeFromCart(tx: Tx, userId: string, productIds: readonly string[]): Promise<void> {
  await deleteItems(tx, userId, productIds);
}
