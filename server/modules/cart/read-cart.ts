import type { Reader } from '#server/platform/db.ts';
import { type CartItem, selectItems } from './cart.queries.ts';

/** The products in the user's cart, in the order in which they were put in. */
export function readCart(reader: Reader, userId: string): Promise<readonly CartItem[]> {
  return selectItems(reader, userId);
}
