import type { Reader } from '#server/platform/db.ts';
import { timesSen } from '#shared/money.ts';
import { selectHeldItemId, selectSoldItem } from './orders.queries.ts';

export type SoldItem = NonNullable<Awaited<ReturnType<typeof readSoldItem>>>;

/**
 * An item as it was sold, with the price of all its units, and whether it is still held: the order is completed and its
 * buyer still holds the product.
 */
export async function readSoldItem(reader: Reader, itemId: string) {
  const row = await selectSoldItem(reader, itemId);
  if (row === null) return null;
  const { quantity, price_bigint, bought_at, ...item } = row;
  return { ...item, bought_at: new Date(bought_at), price_bigint: timesSen(price_bigint, quantity) };
}

/** The item that gave the user their current holding; null for a gift or without a holding. */
export async function readHeldItem(
  reader: Reader,
  holder: { readonly user_id: string; readonly product_id: string },
): Promise<SoldItem | null> {
  const id = await selectHeldItemId(reader, holder);
  return id === null ? null : readSoldItem(reader, id);
}
