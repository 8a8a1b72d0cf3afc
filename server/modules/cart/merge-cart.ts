import { readProductsForSale } from '#server/modules/catalog/index.ts';
import type { Database } from '#server/platform/db.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { MAX_CART_LINES } from '#shared/cart.ts';
import { succeed } from '#shared/result.ts';
import { type CartItem, lockCart, selectItems, writeItem } from './cart.queries.ts';

/**
 * Brings what a visitor had put in the cart into that of their account. Of a product that is in both the larger quantity
 * counts, so a repetition, from a second tab or after a lost answer, changes nothing (docs/decisions/0021). What is not
 * sold, or no longer fits, is left out.
 */
export async function mergeCart(db: Database, userId: string, items: readonly CartItem[]): Promise<void> {
  await withTx(db, async (tx) => {
    await lockCart(tx, userId);
    const known = new Map((await selectItems(tx, userId)).map((item) => [item.product_id, item.quantity]));
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
