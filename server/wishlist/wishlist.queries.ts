import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { wishlistItems } from './wishlist.schema.ts';

export const MAX_WISHLIST_ITEMS = 200;

export async function readWishlistIds(reader: Reader, userId: string): Promise<string[]> {
  const rows = await reader
    .select({ product_id: wishlistItems.product_id })
    .from(wishlistItems)
    .where(eq(wishlistItems.user_id, userId))
    .orderBy(desc(wishlistItems.created_at), wishlistItems.product_id)
    .limit(MAX_WISHLIST_ITEMS);
  return rows.map((row) => row.product_id);
}

/** Serializes additions of one user until commit, so that the list never exceeds its limit. */
export async function lockWishlist(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select from users where id = ${userId} for no key update`);
}

export async function countOtherItems(tx: Tx, userId: string, productId: string): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(wishlistItems)
    .where(and(eq(wishlistItems.user_id, userId), sql`${wishlistItems.product_id} <> ${productId}`));
  return row?.total ?? 0;
}

export async function insertItem(tx: Tx, userId: string, productId: string): Promise<void> {
  await tx.insert(wishlistItems).values({ user_id: userId, product_id: productId }).onConflictDoNothing();
}

export async function deleteItem(tx: Tx, userId: string, productId: string): Promise<void> {
  await tx
    .delete(wishlistItems)
    .where(and(eq(wishlistItems.user_id, userId), eq(wishlistItems.product_id, productId)));
}

export async function eraseWishlist(tx: Tx, userId: string): Promise<void> {
  await tx.delete(wishlistItems).where(eq(wishlistItems.user_id, userId));
}
