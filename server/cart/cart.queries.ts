import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { isOneOf } from '#server/platform/lists/list-search.ts';
import { MAX_CART_LINES, MAX_CART_QUANTITY } from '#shared/shop/cart.ts';
import { writeWithCommit } from '../platform/database/with-tx.ts';
import { cartItems } from './cart.schema.ts';

export interface CartItem {
  readonly product_id: string;
  readonly quantity: number;
}

export function readCart(reader: Reader, userId: string): Promise<CartItem[]> {
  return reader
    .select({ product_id: cartItems.product_id, quantity: cartItems.quantity })
    .from(cartItems)
    .where(eq(cartItems.user_id, userId))
    .orderBy(asc(cartItems.added_at), asc(cartItems.product_id))
    .limit(MAX_CART_LINES);
}

/** Serializes changes of one cart until commit, so that it never exceeds its limit of lines. */
export async function lockCart(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select from users where id = ${userId} for no key update`);
}

export async function incrementItem(tx: Tx, userId: string, productId: string): Promise<void> {
  await tx
    .insert(cartItems)
    .values({ user_id: userId, product_id: productId, quantity: 1 })
    .onConflictDoUpdate({
      target: [cartItems.user_id, cartItems.product_id],
      set: { quantity: sql`least(${cartItems.quantity} + 1, ${MAX_CART_QUANTITY})` },
    });
}

export async function writeItem(tx: Tx, userId: string, item: CartItem): Promise<void> {
  await tx
    .insert(cartItems)
    .values({ user_id: userId, ...item })
    .onConflictDoUpdate({
      target: [cartItems.user_id, cartItems.product_id],
      set: { quantity: item.quantity },
    });
}

/** Products that are not in the cart are ignored (WAL-005). */
export async function removeFromCart(tx: Tx, userId: string, productIds: readonly string[]): Promise<void> {
  await tx
    .delete(cartItems)
    .where(and(eq(cartItems.user_id, userId), inArray(cartItems.product_id, [...productIds])));
}

export function removePurchasedItems(tx: Tx, userId: string, productIds: readonly string[]): Promise<void> {
  return writeWithCommit(
    tx,
    sql`delete from ${cartItems} where user_id = ${userId} and ${isOneOf(cartItems.product_id, productIds)}`,
  );
}

/** Empties the cart (WAL-006). */
export async function clearCart(tx: Tx, userId: string): Promise<void> {
  await tx.delete(cartItems).where(eq(cartItems.user_id, userId));
}
