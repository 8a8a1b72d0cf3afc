import { and, asc, count, desc, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { VisitSources } from '#contract/visits/traffic-source.ts';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { isOneOf, type SearchHits, search } from '#server/platform/lists/list-search.ts';
import { type ListWindow, orderingOf, readWindow } from '#server/platform/lists/list-window.ts';
import { wordOrIdMatch } from '#server/platform/lists/word-match.ts';
import { readSources } from '#server/visits/index.ts';
import { MAX_COUNTED } from '#shared/lists.ts';
import type { Sen } from '#shared/money/money.ts';
import { DELETED_ACCOUNT_NAME } from '#shared/people/display-names.ts';
import { orderItemParts, orderItems, orders, userProducts } from './orders.schema.ts';

export type OrderRow = typeof orders.$inferSelect;
export type ItemRow = typeof orderItems.$inferSelect;

export type SoldPart = Omit<typeof orderItemParts.$inferSelect, 'order_item_id' | 'sort_order'>;

/** Amount and gateway reference of the order's payment; null: the balance paid. */
export interface PaidBy {
  readonly received_bigint: Sen | null;
  readonly payment_reference: string | null;
}

const ofPayment = (fact: SQL) => sql`(select ${fact} from payments p where p.id = ${orders.payment_id})`;
/** Sen that the payment brought; null: the balance paid. */
export const receivedForOrder = sql<Sen | null>`${ofPayment(sql`p.received_bigint`)}`;
const payment_reference = sql<string | null>`${ofPayment(sql`coalesce(p.transaction_id, p.session_id)`)}`;

export interface OrderFilter {
  readonly user_id?: string;
  readonly id?: string;
  readonly status?: OrderRow['status'] | undefined;
  /** Start of the order id, or part of the e-mail or name. */
  readonly search?: string | undefined;
  readonly ids?: readonly string[];
  readonly after?: string;
}

function conditionOf(filter: OrderFilter): SQL | undefined {
  if (filter.ids !== undefined) return isOneOf(orders.id, filter.ids);
  return and(
    filter.user_id === undefined ? undefined : eq(orders.user_id, filter.user_id),
    filter.id === undefined ? undefined : eq(orders.id, filter.id),
    filter.status === undefined ? undefined : eq(orders.status, filter.status),
    (filter.search ?? '') === '' ? undefined : matchOf(filter.search ?? '').scanned,
    filter.after === undefined
      ? undefined
      : sql`(${orders.created_at}, ${orders.id}) < (
          (select o.created_at from orders o where o.id = ${filter.after}), ${filter.after}::uuid)`,
  );
}

const matchOf = (words: string) => wordOrIdMatch(sql`${orders}.search_text`, orders.id, words);

type Listing = ListWindow<'created_at' | '-created_at' | 'amount_bigint' | '-amount_bigint'>;
export type OrderWindow = Omit<Listing, 'sort'> & Partial<Pick<Listing, 'sort'>>;

/** Total orderings, so that no row appears on two pages. */
const orderings = {
  created_at: [asc(orders.created_at), asc(orders.id)],
  '-created_at': [desc(orders.created_at), desc(orders.id)],
  amount_bigint: [asc(orders.amount_bigint), asc(orders.created_at), desc(orders.id)],
  '-amount_bigint': [desc(orders.amount_bigint), desc(orders.created_at), asc(orders.id)],
} as const;

export type OrderWithItems = OrderRow &
  PaidBy & {
    readonly sources: VisitSources;
    readonly items: readonly (ItemRow & { readonly parts: readonly SoldPart[] })[];
  };

export async function readOrders(
  reader: Reader,
  filter: OrderFilter,
  window: OrderWindow,
): Promise<readonly OrderWithItems[]> {
  const page = await readWindow({ sort: '-created_at', ...window }, orderings, (ordering) =>
    reader
      .select({
        ...getTableColumns(orders),
        received_bigint: receivedForOrder,
        payment_reference,
        sources: readSources(sql`${orders}`),
      })
      .from(orders)
      .where(conditionOf(filter))
      .orderBy(...ordering)
      .limit(window.limit)
      .offset(window.offset),
  );
  if (page.length === 0) return [];
  const items = await reader
    .select()
    .from(orderItems)
    .where(
      isOneOf(
        orderItems.order_id,
        page.map((order) => order.id),
      ),
    )
    .orderBy(orderItems.title, orderItems.id);
  const partsOf = await selectSoldParts(reader, items);
  const byOrder = Map.groupBy(
    items.map((item) => ({ ...item, parts: partsOf.get(item.id) ?? [] })),
    (item) => item.order_id,
  );
  return page.map((order) => ({ ...order, items: byOrder.get(order.id) ?? [] }));
}

/** Skips the query when no item is a bundle. */
async function selectSoldParts(reader: Reader, items: readonly ItemRow[]) {
  const bundles = items.filter(({ type }) => type === 'bundle').map(({ id }) => id);
  const rows =
    bundles.length === 0
      ? []
      : await reader
          .select()
          .from(orderItemParts)
          .where(inArray(orderItemParts.order_item_id, bundles))
          .orderBy(orderItemParts.order_item_id, orderItemParts.sort_order);
  return Map.groupBy(rows, (part) => part.order_item_id);
}

export async function findOrders(
  reader: Reader,
  { search: words = '', ...filter }: OrderFilter,
  window: OrderWindow,
): Promise<SearchHits> {
  if (words === '') return { total: await countOrders(reader, filter), ids: null, offset: window.offset };
  return search(
    reader,
    {
      from: orders,
      id: orders.id,
      filter: conditionOf(filter),
      order: orderingOf({ sort: '-created_at', ...window }, orderings),
      match: matchOf(words),
    },
    window,
  );
}

/** Counts up to the list's maximum. */
export async function countOrders(reader: Reader, filter: OrderFilter): Promise<number> {
  const found = reader.select({ id: orders.id }).from(orders).where(conditionOf(filter)).limit(MAX_COUNTED);
  const [row] = await reader.select({ total: count() }).from(found.as('found'));
  return row?.total ?? 0;
}

export type Receipt = NonNullable<Awaited<ReturnType<typeof readReceipt>>>;

export async function readReceipt(reader: Reader, orderId: string) {
  const [order] = await readOrders(reader, { id: orderId }, { limit: 1, offset: 0 });
  if (order === undefined) return null;
  const balance = await reader.execute<{ balance_after: Sen }>(sql`
    select balance_after from ledger_entries
    where posting_id = ${order.posting_id} and wallet_id is not null`);
  const { id: order_id, ...sale } = order;
  return { ...sale, order_id, balance_after: balance.rows[0]?.balance_after ?? null };
}

export function selectSoldItems(reader: Reader, ids: readonly string[]) {
  return reader
    .select({
      ...pickColumns(orderItems, [
        'order_id',
        'product_id',
        'title',
        'type',
        'price_bigint',
        'discount_bigint',
        'quantity',
        'gift_quantity',
      ]),
      ...pickColumns(orders, ['user_id', 'payment_method', 'metadata']),
      item_id: orderItems.id,
      bought_at: orders.created_at,
      is_held: sql<boolean>`${orders.status} = 'completed' and exists (
        select from user_products h where h.order_id = ${orders.id}
          and (h.product_id = ${orderItems.product_id} or h.bundle_item_id = ${orderItems.id}) and h.status = 'active')`,
      given_ids: sql<string[]>`products_given_by(${orderItems})`,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.order_id))
    .where(isOneOf(orderItems.id, ids))
    .orderBy(orderItems.title, orderItems.id);
}

export const gaveHolding = sql`case when ${userProducts.bundle_item_id} is null
  then ${orderItems.product_id} = ${userProducts.product_id} else ${orderItems.id} = ${userProducts.bundle_item_id} end`;

export async function selectHeldItemId(
  reader: Reader,
  { user_id, product_id }: { readonly user_id: string; readonly product_id: string },
): Promise<string | null> {
  const [row] = await reader
    .select({ id: orderItems.id })
    .from(userProducts)
    .innerJoin(orderItems, and(eq(orderItems.order_id, userProducts.order_id), gaveHolding))
    .where(
      and(
        eq(userProducts.user_id, user_id),
        eq(userProducts.product_id, product_id),
        eq(userProducts.status, 'active'),
        isNull(userProducts.gift_code_id),
      ),
    );
  return row?.id ?? null;
}

export async function eraseCustomer(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(orders)
    .set({
      customer_email: sql`'deleted-' || ${orders.user_id} || '@deleted.invalid'`,
      customer_name: DELETED_ACCOUNT_NAME,
      // Issued documents keep the company that they name.
      metadata: sql`case when ${orders.amount_bigint} = 0 or exists (select from invoices i where i.order_id = ${orders.id})
        then ${orders.metadata} - 'invoice_to' else ${orders.metadata} end`,
    })
    .where(eq(orders.user_id, userId));
}
