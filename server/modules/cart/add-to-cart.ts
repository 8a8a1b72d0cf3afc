import { readProductsForSale } from '#server/modules/catalog/index.ts';
import type { Database, Tx } from '#server/platform/db.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { MAX_CART_LINES } from '#shared/cart.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { incrementItem, lockCart, readCart } from './cart.queries.ts';

export type CartRefusal =
  | { readonly code: 'PRODUCT_NOT_FOUND' }
  /** The cart has reached its limit of different products. */
  | { readonly code: 'CART_FULL' };

/** Adds one unit of a product: a new line, or one more in its line (WAL-002, WAL-003). */
export function addToCart(
  db: Database,
  userId: string,
  productId: string,
): Promise<Result<null, CartRefusal>> {
  return withTx(db, async (tx): Promise<Result<null, CartRefusal>> => {
    const refusal = await refusalOfLine(tx, userId, productId);
    if (refusal !== null) return refuse(refusal);
    await incrementItem(tx, userId, productId);
    return succeed(null);
  });
}

/** Locks the cart; returns why this product cannot have a line in it, or null. */
export async function refusalOfLine(tx: Tx, userId: string, productId: string): Promise<CartRefusal | null> {
  const [product] = await readProductsForSale(tx, [productId]);
  if (product === undefined || !product.is_active) return { code: 'PRODUCT_NOT_FOUND' };
  await lockCart(tx, userId);
  const items = await readCart(tx, userId);
  const isNew = items.every(({ product_id }) => product_id !== productId);
  return isNew && items.length >= MAX_CART_LINES ? { code: 'CART_FULL' } : null;
}
