import type { Reader } from '#server/platform/db.ts';
import { selectWishedIds } from './wishlist.queries.ts';

/** The most that a wishlist holds. */
export const MAX_WISHES = 200;

/** Ids of the products that the user remembers, the newest first. */
export function readWishedIds(reader: Reader, userId: string): Promise<string[]> {
  return selectWishedIds(reader, userId, MAX_WISHES);
}
