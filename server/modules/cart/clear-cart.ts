import type { Database } from '#server/platform/db.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { succeed } from '#shared/result.ts';
import { deleteCart } from './cart.queries.ts';

/** Empties the user's cart (WAL-006). */
export async function clearCart(db: Database, userId: string): Promise<void> {
  await withTx(db, async (tx) => {
    await deleteCart(tx, userId);
    return succeed(null);
  });
}
