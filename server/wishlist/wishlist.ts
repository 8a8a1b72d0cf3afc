import { listProducts, type ProductQuery, readProductsForSale } from '#server/catalog/index.ts';
import type { Database, Reader } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import {
  countOtherItems,
  deleteItem,
  insertItem,
  lockWishlist,
  MAX_WISHLIST_ITEMS,
  readWishlistIds,
} from './wishlist.queries.ts';

export type WishlistRefusal = { readonly code: 'PRODUCT_NOT_FOUND' } | { readonly code: 'WISHLIST_FULL' };

/** Adding it again changes nothing. */
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

export async function removeFromWishlist(db: Database, userId: string, productId: string): Promise<void> {
  await withTx(db, async (tx) => succeed(await deleteItem(tx, userId, productId)));
}

export async function listWishlistProducts(reader: Reader, userId: string, query: Omit<ProductQuery, 'ids'>) {
  return listProducts(reader, { ...query, ids: await readWishlistIds(reader, userId) });
}
