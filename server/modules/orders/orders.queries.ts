import { and, count, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Reader, Tx } from '#server/platform/db.ts';
import { type Sen, sen } from '#shared/money.ts';
import { orderItems, orders, userProducts } from './orders.schema.ts';

export type OrderRow = typeof orders.$inferSelect;
export type ItemRow = typeof orderItems.$inferSelect;

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

export interface OrderToWrite {
  readonly id: string;
  readonly user_id: string;
  readonly customer_email: string;
  readonly customer_name: string;
  readonly amount_bigint: Sen;
  readonly posting_id: number | null;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly items: readonly {
    readonly id: string;
    readonly product_id: string;
    readonly title: string;
    readonly slug: string;
    readonly type: string;
    readonly price_bigint: Sen;
  }[];
}

/** A completed order, its items and the holdings they give, in one statement; the moment it was written. */
export async function insertOrder(tx: Tx, order: OrderToWrite): Promise<Date> {
  const written = await tx.execute<{ created_at: string }>(sql`
    with sold as (
      insert into orders
        (id, user_id, customer_email, customer_name, amount_bigint, status, payment_method, posting_id, metadata)
      values (${order.id}, ${order.user_id}, ${order.customer_email}, ${order.customer_name},
              ${order.amount_bigint}, 'completed', 'wallet', ${order.posting_id},
              ${JSON.stringify(order.metadata)}::jsonb)
      returning id, user_id, created_at
    ), item as (
      select id, product_id, title, slug, type, price_bigint from jsonb_to_recordset(${JSON.stringify(order.items)}::jsonb)
        as i(id uuid, product_id uuid, title text, slug text, type text, price_bigint bigint)
    ), items as (
      insert into order_items (id, order_id, product_id, title, slug, type, price_bigint)
      select item.id, sold.id, item.product_id, item.title, item.slug, item.type, item.price_bigint from sold, item
    ), holdings as (
      insert into user_products (user_id, product_id, order_id)
      select sold.user_id, item.product_id, sold.id from sold, item
    )
    select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at from sold`);
  const row = written.rows[0];
  if (row === undefined) throw new Error('an order that was just written is missing');
  return new Date(row.created_at);
}

export interface OrderFilter {
  readonly user_id?: string;
  readonly id?: string;
  readonly status?: OrderRow['status'];
  /** Start of the order id, or part of the e-mail or name. */
  readonly search?: string;
}

function conditionOf(filter: OrderFilter): SQL | undefined {
  const pattern = filter.search?.replace(/[\\%_]/g, '\\$&');
  return and(
    filter.user_id === undefined ? undefined : eq(orders.user_id, filter.user_id),
    filter.id === undefined ? undefined : eq(orders.id, filter.id),
    filter.status === undefined ? undefined : eq(orders.status, filter.status),
    pattern === undefined || pattern === ''
      ? undefined
      : or(
          ilike(orders.customer_email, `%${pattern}%`),
          ilike(orders.customer_name, `%${pattern}%`),
          sql`${orders.id}::text like ${`${pattern.toLowerCase()}%`}`,
        ),
  );
}

interface Window {
  readonly limit: number;
  readonly offset: number;
}

export type OrderWithItems = OrderRow & { readonly items: readonly ItemRow[] };

/** One page of orders, newest first, with their items: two queries, however many orders. */
export async function readOrders(
  reader: Reader,
  filter: OrderFilter,
  window: Window,
): Promise<readonly OrderWithItems[]> {
  const page = await reader
    .select()
    .from(orders)
    .where(conditionOf(filter))
    .orderBy(desc(orders.created_at), desc(orders.id))
    .limit(window.limit)
    .offset(window.offset);
  if (page.length === 0) return [];
  const items = await reader
    .select()
    .from(orderItems)
    .where(
      inArray(
        orderItems.order_id,
        page.map((order) => order.id),
      ),
    )
    .orderBy(orderItems.title, orderItems.id);
  const byOrder = Map.groupBy(items, (item) => item.order_id);
  return page.map((order) => ({ ...order, items: byOrder.get(order.id) ?? [] }));
}

export async function countOrders(reader: Reader, filter: OrderFilter): Promise<number> {
  const [row] = await reader.select({ total: count() }).from(orders).where(conditionOf(filter));
  return row?.total ?? 0;
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
  window: Window,
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

/** What a receipt says. Amounts in sen. */
export interface Receipt {
  readonly order_id: string;
  readonly user_id: string;
  readonly customer_email: string;
  readonly customer_name: string;
  readonly amount_bigint: Sen;
  /** Balance right after the purchase; null for a free order. */
  readonly balance_after: Sen | null;
  readonly created_at: Date;
  readonly items: readonly { readonly title: string; readonly price_bigint: Sen }[];
}

export async function readReceipt(reader: Reader, orderId: string): Promise<Receipt | null> {
  const [order] = await readOrders(reader, { id: orderId }, { limit: 1, offset: 0 });
  if (order === undefined) return null;
  const balance = await reader.execute<{ balance_after: number }>(sql`
    select balance_after from ledger_entries
    where posting_id = ${order.posting_id} and wallet_id is not null`);
  const after = balance.rows[0]?.balance_after;
  return {
    order_id: order.id,
    user_id: order.user_id,
    customer_email: order.customer_email,
    customer_name: order.customer_name,
    amount_bigint: sen(order.amount_bigint),
    balance_after: after === undefined ? null : sen(after),
    created_at: order.created_at,
    items: order.items.map((item) => ({ title: item.title, price_bigint: sen(item.price_bigint) })),
  };
}

export interface OrderToRefund {
  readonly id: string;
  readonly user_id: string;
  /** Sen; zero for an order that no posting paid. */
  readonly paid_bigint: Sen;
}

export async function selectOrderForUpdate(tx: Tx, orderId: string): Promise<OrderToRefund | null> {
  const [row] = await tx
    .select({
      id: orders.id,
      user_id: orders.user_id,
      amount_bigint: orders.amount_bigint,
      posting_id: orders.posting_id,
    })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('update');
  if (row === undefined) return null;
  const paid = row.posting_id === null ? 0 : row.amount_bigint;
  return { id: row.id, user_id: row.user_id, paid_bigint: sen(paid) };
}

/** What was given back for an order so far, in sen, and whether a posting with this key was part of it. */
export async function readRefunded(
  tx: Tx,
  orderId: string,
  key: string,
): Promise<{ readonly total: Sen; readonly hasKey: boolean }> {
  const found = await tx.execute<{ total: number; has_key: boolean | null }>(sql`
    select coalesce(sum(e.amount_bigint), 0)::bigint as total, bool_or(p.idempotency_key = ${key}) as has_key
    from ledger_postings p join ledger_entries e on e.posting_id = p.id and e.wallet_id is not null
    where p.type = 'refund' and p.reference_type = 'order' and p.reference_id = ${orderId}`);
  const row = found.rows[0];
  return { total: sen(row?.total ?? 0), hasKey: row?.has_key === true };
}

export async function markRefunded(tx: Tx, orderId: string): Promise<void> {
  await tx.update(orders).set({ status: 'refunded' }).where(eq(orders.id, orderId));
}

export async function endHolding(
  tx: Tx,
  { order_id, product_id }: { readonly order_id: string; readonly product_id: string },
): Promise<void> {
  await tx
    .update(userProducts)
    .set({ status: 'ended' })
    .where(
      and(
        eq(userProducts.order_id, order_id),
        eq(userProducts.product_id, product_id),
        eq(userProducts.status, 'active'),
      ),
    );
}

export async function endHoldings(tx: Tx, orderId: string): Promise<void> {
  await tx
    .update(userProducts)
    .set({ status: 'ended' })
    .where(and(eq(userProducts.order_id, orderId), eq(userProducts.status, 'active')));
}

export async function blankCustomer(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(orders)
    .set({
      customer_email: sql`'deleted-' || ${orders.user_id} || '@deleted.invalid'`,
      customer_name: 'Akun dihapus',
    })
    .where(eq(orders.user_id, userId));
}
