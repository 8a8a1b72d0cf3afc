import type { Reader } from '#server/platform/db.ts';
import { type Sen, sen, timesSen } from '#shared/money.ts';
import { selectHeldItemId, selectSoldItem } from './orders.queries.ts';

/** One item as it was sold, with what became of it. */
export interface SoldItem {
  readonly item_id: string;
  readonly order_id: string;
  readonly user_id: string;
  readonly product_id: string;
  readonly title: string;
  readonly type: string;
  /** What was paid for all of its units, in sen. */
  readonly price_bigint: Sen;
  /** How many of the units became gift codes. */
  readonly gift_quantity: number;
  readonly payment_method: string;
  readonly bought_at: Date;
  /** The order is completed and its buyer holds what this item gave. */
  readonly is_held: boolean;
  /** What was kept with the order, e.g. the refund policy. */
  readonly metadata: unknown;
}

/** An item of an order; null when there is none with this id. */
export async function readSoldItem(reader: Reader, itemId: string): Promise<SoldItem | null> {
  const row = await selectSoldItem(reader, itemId);
  if (row === null) return null;
  const { quantity, ...item } = row;
  return { ...item, price_bigint: timesSen(sen(row.price_bigint), quantity) };
}

/** The item that gave the user the product they hold now; null for a gift and for what they do not hold. */
export async function readHeldItem(
  reader: Reader,
  holder: { readonly user_id: string; readonly product_id: string },
): Promise<SoldItem | null> {
  const id = await selectHeldItemId(reader, holder);
  return id === null ? null : readSoldItem(reader, id);
}
