import { readProductsForSale } from '#server/modules/catalog/index.ts';
import type { Database } from '#server/platform/db.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { MAX_CART_LINES } from '#shared/cart.ts';
import { succeed } from '#shared/result.ts';
import { type CartItem, lockCart, readCart, writeItem } from './cart.queries.ts';

/**
 * Merges a visitor's cart into that of their account. The larger quantity wins, so a repeated call from a second tab or
 * after a lost response changes nothing (docs/decisions/0021). Leaves out products not for sale and lines over the limit.
 */
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
