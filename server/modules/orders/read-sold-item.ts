import type { Reader } from '#server/platform/db.ts';
import { type Sen, sen, timesSen } from '#shared/money.ts';
import { selectHeldItemId, selectSoldItem } from './orders.queries.ts';

/** An item as it was sold, and whether it is still held. */
export interface SoldItem {
  readonly item_id: string;
  readonly order_id: string;
  readonly user_id: string;
  readonly product_id: string;
  readonly title: string;
  readonly type: string;
  /** Sen paid for all of its units. */
  readonly price_bigint: Sen;
  /** Units that became gift codes. */
  readonly gift_quantity: number;
  readonly payment_method: string;
  readonly bought_at: Date;
  /** The order is completed and its buyer still holds the product. */
  readonly is_held: boolean;
  /** Stored with the order, e.g. the refund policy. */
  readonly metadata: unknown;
}

export async function readSoldItem(reader: Reader, itemId: string): Promise<SoldItem | null> {
  const row = await selectSoldItem(reader, itemId);
  if (row === null) return null;
  const { quantity, ...item } = row;
  return { ...item, price_bigint: timesSen(sen(row.price_bigint), quantity) };
}

/** The item that gave the user their current holding; null for a gift or without a holding. */
export async function readHeldItem(
  reader: Reader,
  holder: { readonly user_id: string; readonly product_id: string },
): Promise<SoldItem | null> {
  const id = await selectHeldItemId(reader, holder);
  return id === null ? null : readSoldItem(reader, id);
}
