import { listProducts, type ProductQuery } from '#server/modules/catalog/index.ts';
import type { Reader } from '#server/platform/db.ts';
import { readWishlistIds } from './read-wishlist-ids.ts';

/** One page of the remembered products that are sold now, under the filters and in the order of the shop. */
export async function listWishlistProducts(reader: Reader, userId: string, query: Omit<ProductQuery, 'ids'>) {
  return listProducts(reader, { ...query, ids: await readWishlistIds(reader, userId) });
}
