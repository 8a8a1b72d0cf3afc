import type { Reader } from '#server/platform/db.ts';
import { selectWishlistIds } from './wishlist.queries.ts';

/** The most that a wishlist holds. */
export const MAX_WISHLIST_ITEMS = 200;

/** Ids of the products that the user remembers, the newest first. */
export function readWishlistIds(reader: Reader, userId: string): Promise<string[]> {
  return selectWishlistIds(reader, userId, MAX_WISHLIST_ITEMS);
}
