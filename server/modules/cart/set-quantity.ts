import type { Database } from '#server/platform/db.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { type CartRefusal, refusalOfLine } from './add-to-cart.ts';
import { type CartItem, removeFromCart, writeItem } from './cart.queries.ts';

/** Sets the quantity of a product; zero or less removes it, also when it is no longer for sale (WAL-004). */
export function setQuantity(
  db: Database,
  userId: string,
  { product_id, quantity }: CartItem,
): Promise<Result<null, CartRefusal>> {
  return withTx(db, async (tx): Promise<Result<null, CartRefusal>> => {
    if (quantity <= 0) {
      await removeFromCart(tx, userId, [product_id]);
      return succeed(null);
    }
    const refusal = await refusalOfLine(tx, userId, product_id);
    if (refusal !== null) return refuse(refusal);
    await writeItem(tx, userId, { product_id, quantity });
    return succeed(null);
  });
}
