import { readProductsForSale } from '#server/modules/catalog/index.ts';
import type { Database } from '#server/platform/db.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { MAX_WISHLIST_ITEMS } from './read-wishlist-ids.ts';
import { countOtherItems, insertItem, lockWishlist } from './wishlist.queries.ts';

export type WishlistRefusal = { readonly code: 'PRODUCT_NOT_FOUND' } | { readonly code: 'WISHLIST_FULL' };

/** Remembers a product for the user; a second time changes nothing. */
export function addToWishlist(
  db: Database,
  userId: string,
  productId: string,
): Promise<Result<null, WishlistRefusal>> {
  return withTx(db, async (tx): Promise<Result<null, WishlistRefusal>> => {
    const [product] = await readProductsForSale(tx, [productId]);
    if (product === undefined || !product.is_active) return refuse({ code: 'PRODUCT_NOT_FOUND' });
    await lockWishlist(tx, userId);
    if ((await countOtherItems(tx, userId, productId)) >= MAX_WISHLIST_ITEMS)
      return refuse({ code: 'WISHLIST_FULL' });
    await insertItem(tx, userId, productId);
    return succeed(null);
  });
}
