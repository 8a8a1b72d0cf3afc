import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Reader, Tx } from '#server/platform/db.ts';
import { type Sen, sen } from '#shared/money.ts';
import type { OrderWindow } from '../orders.queries.ts';
import { orderItems, userProducts } from '../orders.schema.ts';

/** A holding as its owner sees it beside the content. */
export interface HeldRow {
  readonly id: string;
  /** Null for what came without one, and for a gift: the order is that of the giver. */
  readonly order_id: string | null;
  readonly is_gift: boolean;
  readonly purchased_at: Date;
  /** Sen that one unit cost in its order; null as the order. */
  readonly price_bigint: Sen | null;
  readonly download_count: number;
  readonly last_downloaded_at: Date | null;
}

export async function selectHolding(
  reader: Reader,
  userId: string,
  productId: string,
): Promise<HeldRow | null> {
  const [row] = await reader
    .select({
      id: userProducts.id,
      order_id: userProducts.order_id,
      gift_code_id: userProducts.gift_code_id,
      purchased_at: userProducts.purchased_at,
      price_bigint: orderItems.price_bigint,
      download_count: userProducts.download_count,
      last_downloaded_at: userProducts.last_downloaded_at,
    })
    .from(userProducts)
    .leftJoin(
      orderItems,
      and(eq(orderItems.order_id, userProducts.order_id), eq(orderItems.product_id, userProducts.product_id)),
    )
    .where(activeHolding(userId, productId));
  if (row === undefined) return null;
  const { gift_code_id, order_id, price_bigint, ...holding } = row;
  const is_gift = gift_code_id !== null;
  // What the giver ordered and paid is not for the one who got it.
  if (is_gift || price_bigint === null) return { ...holding, is_gift, order_id: null, price_bigint: null };
  return { ...holding, is_gift, order_id, price_bigint: sen(price_bigint) };
}

const activeHolding = (userId: string, productId: string) =>
  and(
    eq(userProducts.user_id, userId),
    eq(userProducts.product_id, productId),
    eq(userProducts.status, 'active'),
  );

/**
 * The id of the active holding, kept from ending until the transaction is over; null when there is none. Not a shared
 * lock: two that both count a download under one would wait for each other.
 */
export async function selectHoldingForUpdate(
  tx: Tx,
  userId: string,
  productId: string,
): Promise<string | null> {
  const [row] = await tx
    .select({ id: userProducts.id })
    .from(userProducts)
    .where(activeHolding(userId, productId))
    .for('no key update');
  return row?.id ?? null;
}

export async function addDownload(tx: Tx, holdingId: string): Promise<void> {
  await tx
    .update(userProducts)
    .set({ download_count: sql`${userProducts.download_count} + 1`, last_downloaded_at: sql`now()` })
    .where(eq(userProducts.id, holdingId));
}

/** Ids among `productIds` that the user holds now. */
export async function readHeldProductIds(
  reader: Reader,
  userId: string,
  productIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await reader
    .select({ product_id: userProducts.product_id })
    .from(userProducts)
    .where(
      and(
        eq(userProducts.user_id, userId),
        eq(userProducts.status, 'active'),
        inArray(userProducts.product_id, [...productIds]),
      ),
    );
  return new Set(rows.map((row) => row.product_id));
}

/** Ids of everything that the user holds now. */
export async function readOwnedIds(reader: Reader, userId: string): Promise<string[]> {
  const rows = await reader
    .select({ product_id: userProducts.product_id })
    .from(userProducts)
    .where(and(eq(userProducts.user_id, userId), eq(userProducts.status, 'active')));
  return rows.map((row) => row.product_id);
}

export interface HoldingRow {
  readonly id: string;
  readonly product_id: string;
  readonly order_id: string | null;
  readonly purchased_at: Date;
}

export async function readHoldings(
  reader: Reader,
  userId: string,
  window: OrderWindow,
): Promise<{ readonly holdings: readonly HoldingRow[]; readonly total: number }> {
  const mine = and(eq(userProducts.user_id, userId), eq(userProducts.status, 'active'));
  const [holdings, totals] = await Promise.all([
    reader
      .select({
        id: userProducts.id,
        product_id: userProducts.product_id,
        order_id: userProducts.order_id,
        purchased_at: userProducts.purchased_at,
      })
      .from(userProducts)
      .where(mine)
      .orderBy(desc(userProducts.purchased_at), desc(userProducts.id))
      .limit(window.limit)
      .offset(window.offset),
    reader.select({ total: count() }).from(userProducts).where(mine),
  ]);
  return { holdings, total: totals[0]?.total ?? 0 };
}
