import type { Tx } from '#server/platform/db.ts';
import { deleteCart } from './cart.queries.ts';

/** Drops the cart of somebody who left. */
export async function eraseCart(tx: Tx, userId: string): Promise<void> {
  await deleteCart(tx, userId);
}
