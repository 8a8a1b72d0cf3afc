import { and, count, desc, eq, or, sql } from 'drizzle-orm';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { isOneOf } from '#server/platform/lists/list-search.ts';
import type { PageWindow } from '#server/platform/lists/list-window.ts';
import type { Sen } from '#shared/money/money.ts';
import { gaveHolding, receivedForOrder } from './orders.queries.ts';
import { paidWithOf } from './orders.rules.ts';
import { orderItems, orders, userProducts } from './orders.schema.ts';

export type HoldingRow = NonNullable<Awaited<ReturnType<typeof readHolding>>>;

/**
 * Null without an active holding, which keeps content closed (DECISIONS 17, 18). `order_id` and `price_bigint` (one
 * unit, for a part its bundle) are null for gifts and holdings without an order; `paid_with` too, and when it cost
 * nothing.
 */
export async function readHolding(reader: Reader, userId: string, productId: string) {
  const [row] = await reader
    .select({
      ...pickColumns(userProducts, [
        'id',
        'order_id',
        'gift_code_id',
        'bundle_item_id',
        'purchased_at',
        'download_count',
        'last_downloaded_at',
      ]),
      bundle_title: orderItems.title,
      ...pickColumns(orders, ['amount_bigint', 'payment_method']),
      received_bigint: receivedForOrder,
      price_bigint: sql<Sen | null>`${orderItems.price_bigint} - ${orderItems.discount_bigint} / ${orderItems.quantity}`,
    })
    .from(userProducts)
    .leftJoin(orderItems, and(eq(orderItems.order_id, userProducts.order_id), gaveHolding))
    .leftJoin(orders, eq(orders.id, userProducts.order_id))
    .where(activeHolding({ user_id: userId, product_id: productId }));
  if (row === undefined) return null;
  const { gift_code_id, order_id, price_bigint, bundle_item_id, bundle_title, ...sold } = row;
  const { amount_bigint, payment_method, received_bigint, ...facts } = sold;
  const holding = { ...facts, bundle_title: bundle_item_id === null ? null : bundle_title };
  const is_gift = gift_code_id !== null;
  // Order and price are the buyer's business, not the recipient's.
  if (is_gift || price_bigint === null || amount_bigint === null || payment_method === null) {
    return { ...holding, is_gift, order_id: null, price_bigint: null, paid_with: null };
  }
  const paid_with = paidWithOf({ amount_bigint, payment_method, received_bigint });
  return { ...holding, is_gift, order_id, price_bigint, paid_with };
}

export interface Holder {
  readonly user_id: string;
  readonly product_id: string;
}

const activeHolding = ({ user_id, product_id }: Holder) =>
  and(
    eq(userProducts.user_id, user_id),
    eq(userProducts.product_id, product_id),
    eq(userProducts.status, 'active'),
  );

/** Null without one. Not a shared lock: two transactions that count a download would deadlock. */
export async function lockHolding(tx: Tx, holder: Holder): Promise<string | null> {
  const [row] = await tx
    .select({ id: userProducts.id })
    .from(userProducts)
    .where(activeHolding(holder))
    .for('no key update');
  return row?.id ?? null;
}

/** Counts one more download (API-049, ENT-017). */
export async function incrementDownloads(tx: Tx, holdingId: string): Promise<void> {
  await tx
    .update(userProducts)
    .set({ download_count: sql`${userProducts.download_count} + 1`, last_downloaded_at: sql`now()` })
    .where(eq(userProducts.id, holdingId));
}

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
        isOneOf(userProducts.product_id, productIds),
      ),
    );
  return new Set(rows.map((row) => row.product_id));
}

/** Includes the parts of bundles. */
export async function readHeldOf(
  reader: Reader,
  userId: string,
  productIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const ids = sql.param([...productIds]);
  const { rows } = await reader.execute<{ product_id: string }>(sql`
    select product_id from user_products where user_id = ${userId} and status = 'active' and product_id in (
      select unnest(${ids}::uuid[])
      union all select part.product_id from product_parts part where part.bundle_id = any(${ids}::uuid[]))`);
  return new Set(rows.map((row) => row.product_id));
}

/** Includes bundles of which the user holds every part. */
export async function readOwnedIds(reader: Reader, userId: string): Promise<string[]> {
  const { rows } = await reader.execute<{ product_id: string }>(sql`
    with held as (select product_id from user_products where user_id = ${userId} and status = 'active')
    select product_id from held
    union all
    select b.bundle_id from product_parts b
    where b.bundle_id in (select p.bundle_id from product_parts p join held using (product_id))
    group by b.bundle_id having bool_and(b.product_id in (select product_id from held))`);
  return rows.map((row) => row.product_id);
}

export async function readHoldings(reader: Reader, userId: string, window: PageWindow) {
  const mine = and(eq(userProducts.user_id, userId), eq(userProducts.status, 'active'));
  const [holdings, totals] = await Promise.all([
    reader
      .select(pickColumns(userProducts, ['id', 'product_id', 'order_id', 'purchased_at']))
      .from(userProducts)
      .where(mine)
      .orderBy(desc(userProducts.purchased_at), desc(userProducts.id))
      .limit(window.limit)
      .offset(window.offset),
    reader.select({ total: count() }).from(userProducts).where(mine),
  ]);
  return { holdings, total: totals[0]?.total ?? 0 };
}

export const holderRows = (holders: readonly Holder[]) => sql`
  unnest(${sql.param(holders.map(({ user_id }) => user_id))}::uuid[],
         ${sql.param(holders.map(({ product_id }) => product_id))}::uuid[])
  with ordinality as holder (user_id, product_id, place)`;

/** 0 without an active holding. */
export async function readDownloads(reader: Reader, holders: readonly Holder[]): Promise<readonly number[]> {
  const { rows } = await reader.execute<{ download_count: number }>(sql`
    select coalesce(held.download_count, 0) as download_count
    from ${holderRows(holders)}
    left join user_products held
      on held.user_id = holder.user_id and held.product_id = holder.product_id and held.status = 'active'
    order by holder.place`);
  return rows.map(({ download_count }) => download_count);
}

export async function expireHolding(tx: Tx, holder: Holder): Promise<void> {
  await tx.update(userProducts).set({ status: 'ended' }).where(activeHolding(holder));
}

interface HoldingSource {
  readonly order_id: string;
  readonly product_id: string;
  /** Set where it is known; a bundle's item ends all parts. */
  readonly item_id?: string | undefined;
}

/** Ends what an order gave of one product, so that it can be bought again. */
export async function revokeHolding(tx: Tx, { order_id, product_id, item_id }: HoldingSource): Promise<void> {
  await tx
    .update(userProducts)
    .set({ status: 'ended' })
    .where(
      and(
        eq(userProducts.order_id, order_id),
        or(
          eq(userProducts.product_id, product_id),
          item_id === undefined ? undefined : eq(userProducts.bundle_item_id, item_id),
        ),
        eq(userProducts.status, 'active'),
      ),
    );
}

/** Includes redeemed gifts. */
export async function updateHoldingsRevoked(tx: Tx, orderId: string): Promise<void> {
  await tx
    .update(userProducts)
    .set({ status: 'ended' })
    .where(and(eq(userProducts.order_id, orderId), eq(userProducts.status, 'active')));
}
