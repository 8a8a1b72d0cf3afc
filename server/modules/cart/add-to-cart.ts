import { readProductsForSale } from '#server/modules/catalog/index.ts';
import type { Database, Tx } from '#server/platform/db.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { MAX_CART_LINES } from '#shared/cart.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { incrementItem, lockCart, selectItems } from './cart.queries.ts';

export type CartRefusal =
  | { readonly code: 'PRODUCT_NOT_FOUND' }
  /** The cart has as many different products as it may have. */
  | { readonly code: 'CART_FULL' };

/** One more of a product: a new line starts at one, a known one is raised by one (WAL-002, WAL-003). */
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

/** Locks the cart and says why this product can have no line in it, if so. */
export async function refusalOfLine(tx: Tx, userId: string, productId: string): Promise<CartRefusal | null> {
  const [product] = await readProductsForSale(tx, [productId]);
  if (product === undefined || !product.is_active) return { code: 'PRODUCT_NOT_FOUND' };
  await lockCart(tx, userId);
  const items = await selectItems(tx, userId);
  const isNew = items.every(({ product_id }) => product_id !== productId);
  return isNew && items.length >= MAX_CART_LINES ? { code: 'CART_FULL' } : null;
}
