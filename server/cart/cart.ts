import { readProductsForSale } from '#server/catalog/index.ts';
import type { Database, Tx } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { MAX_CART_LINES } from '#shared/shop/cart.ts';
import {
  type CartItem,
  incrementItem,
  lockCart,
  readCart,
  removeFromCart,
  writeItem,
} from './cart.queries.ts';

type CartRefusal = { readonly code: 'PRODUCT_NOT_FOUND' } | { readonly code: 'CART_FULL' };

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

/** Locks the cart; null if the product may have a line in it. */
async function refusalOfLine(tx: Tx, userId: string, productId: string): Promise<CartRefusal | null> {
  const [product] = await readProductsForSale(tx, [productId]);
  if (product === undefined || !product.is_active) return { code: 'PRODUCT_NOT_FOUND' };
  await lockCart(tx, userId);
  const items = await readCart(tx, userId);
  const isNew = items.every(({ product_id }) => product_id !== productId);
  return isNew && items.length >= MAX_CART_LINES ? { code: 'CART_FULL' } : null;
}

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

/** The larger quantity wins, so that a repeated call changes nothing (ADR 0030). */
export async function mergeCart(db: Database, userId: string, items: readonly CartItem[]): Promise<void> {
  await withTx(db, async (tx) => {
    await lockCart(tx, userId);
    const known = new Map((await readCart(tx, userId)).map((item) => [item.product_id, item.quantity]));
    const products = await readProductsForSale(
      tx,
      items.map(({ product_id }) => product_id),
    );
    const sold = new Set(products.filter(({ is_active }) => is_active).map(({ id }) => id));
    for (const item of items.filter(({ product_id }) => sold.has(product_id))) {
      const had = known.get(item.product_id);
      if (had === undefined && known.size >= MAX_CART_LINES) continue;
      if (had !== undefined && had >= item.quantity) continue;
      known.set(item.product_id, item.quantity);
      await writeItem(tx, userId, item);
    }
    return succeed(null);
  });
}
