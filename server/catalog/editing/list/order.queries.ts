import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { products } from '#server/catalog/catalog.schema.ts';
import type { Tx } from '#server/platform/database/db.ts';

export interface OrderRange {
  readonly is_subscription: boolean;
  readonly offset: number;
}

export async function selectOrderRange(
  tx: Tx,
  { is_subscription, offset }: OrderRange,
  length: number,
): Promise<readonly string[]> {
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.is_subscription, is_subscription), isNull(products.archived_at)))
    .orderBy(asc(products.sort_order), asc(products.id))
    .limit(length)
    .offset(offset);
  return rows.map(({ id }) => id);
}

export async function renumberProducts(tx: Tx, range: OrderRange, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    with list as (
      select id, row_number() over (order by sort_order, id) as place from products
      where is_subscription = ${range.is_subscription} and archived_at is null
    ), moved as (
      select id::uuid, place + ${range.offset} as place
      from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality as m(id, place)
    ), placed as (
      select list.id, coalesce(moved.place, list.place) as place from list left join moved on moved.id = list.id
    )
    update products set sort_order = placed.place from placed
    where products.id = placed.id and products.sort_order <> placed.place`);
}
