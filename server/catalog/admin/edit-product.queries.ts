import { and, asc, eq, getTableColumns, inArray, isNull, like, or, sql } from 'drizzle-orm';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { products, productVariants as variants } from '../catalog.schema.ts';
import { readProductFiles, selectParts } from '../products/product-parts.queries.ts';

export type ProductInsertRow = typeof products.$inferInsert;
/** Columns left out stay unchanged. */
export type ProductChange = {
  readonly [Name in keyof ProductInsertRow]?: ProductInsertRow[Name] | undefined;
};

const editedColumns = {
  ...getTableColumns(products),
  updated_by_name: sql<string | null>`(select full_name from users where id = ${products.updated_by})`,
};

export function selectVariants(reader: Reader, productId: string) {
  return reader
    .select(getTableColumns(variants))
    .from(variants)
    .where(eq(variants.product_id, productId))
    .orderBy(asc(variants.sort_order), asc(variants.price), asc(variants.id));
}

export async function selectEdited(reader: Reader, id: string) {
  const [product] = await reader.select(editedColumns).from(products).where(eq(products.id, id));
  if (product === undefined) return null;
  return {
    product,
    variants: await selectVariants(reader, id),
    files: await readProductFiles(reader, id),
    parts: product.type === 'bundle' ? await selectParts(reader, [id]) : [],
  };
}

export type EditedRow = NonNullable<Awaited<ReturnType<typeof selectEdited>>>;
export type StoredVariant = EditedRow['variants'][number];

export async function lockEdited(tx: Tx, id: string): Promise<EditedRow | null> {
  await tx.select({ id: products.id }).from(products).where(eq(products.id, id)).for('update');
  return selectEdited(tx, id);
}

/** Returns the number of taken places if it exceeds the capacity, else 0. Lock the product first. */
export async function countPlacesOver(tx: Tx, id: string, capacity: number | null): Promise<number> {
  if (capacity === null) return 0;
  const { rows } = await tx.execute<{ taken: number }>(sql`select places_taken(${id}::uuid) as taken`);
  const taken = rows[0]?.taken ?? 0;
  return taken > capacity ? taken : 0;
}

/** Locks in the order of ids. */
export function lockProducts(tx: Tx, ids: readonly string[]) {
  return tx
    .select({
      ...pickColumns(products, ['id', 'title', 'price', 'is_active', 'is_featured', 'is_subscription']),
      archived_at: products.archived_at,
    })
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
    .for('update');
}

/** Serializes slug assignment, so that no two products get the same one. */
export async function lockSlugs(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('products.slug', 0))`);
}

export async function takenSlugs(tx: Tx, slug: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ slug: products.slug })
    .from(products)
    .where(or(eq(products.slug, slug), like(products.slug, `${slug}-%`)));
  return new Set(rows.map((row) => row.slug));
}

export async function takenSlugsOf(tx: Tx, slugs: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await tx.execute<{ slug: string }>(sql`
    select slug from products
    where slug = any (${sql.param([...new Set(slugs)])}::text[])
       or regexp_replace(slug, '-[0-9]+$', '') = any (${sql.param([...new Set(slugs)])}::text[])`);
  return new Set(found.rows.map((row) => row.slug));
}

/** Serializes writes of the sort order. */
export async function lockSortOrder(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('products.order', 0))`);
}

export async function nextSortOrder(tx: Tx, isSubscription: boolean): Promise<number> {
  const [row] = await tx
    .select({ last: sql<number>`coalesce(max(${products.sort_order}), 0)::integer` })
    .from(products)
    .where(and(eq(products.is_subscription, isSubscription), sql`${products.archived_at} is null`));
  return (row?.last ?? 0) + 1;
}

export async function insertProduct(tx: Tx, product: ProductInsertRow): Promise<string> {
  const [row] = await tx.insert(products).values(product).returning({ id: products.id });
  if (row === undefined) throw new Error('a product that was just written is missing');
  return row.id;
}

export function insertProductRows(tx: Tx, rows: readonly ProductInsertRow[]) {
  const { id, title, slug, type, price, original_price, is_active } = products;
  return tx
    .insert(products)
    .values([...rows])
    .returning({ id, title, slug, type, price, original_price, is_active });
}

export async function updateProduct(tx: Tx, id: string, set: ProductChange): Promise<void> {
  await tx.update(products).set(set).where(eq(products.id, id));
}

export async function deleteProduct(tx: Tx, id: string): Promise<void> {
  await tx.delete(variants).where(eq(variants.product_id, id));
  await tx.delete(products).where(eq(products.id, id));
}

export type SortedVariant = Omit<typeof variants.$inferInsert, 'id' | 'created_at' | 'updated_at'>;

export async function insertVariant(tx: Tx, variant: SortedVariant) {
  const [row] = await tx.insert(variants).values(variant).returning(getTableColumns(variants));
  if (row === undefined) throw new Error('a variant that was just written is missing');
  return row;
}

export async function updateVariant(tx: Tx, id: string, set: Partial<SortedVariant>): Promise<void> {
  await tx.update(variants).set(set).where(eq(variants.id, id));
}

export async function deleteVariant(tx: Tx, id: string): Promise<void> {
  await tx.delete(variants).where(eq(variants.id, id));
}

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

const columns = {
  ...pickColumns(products, ['id', 'title', 'slug', 'type', 'content_metadata']),
  content_version: sql<number>`content_version`,
};
const isOneTime = (id: string) => and(eq(products.id, id), eq(products.is_subscription, false));

export async function selectContentOf(reader: Reader, id: string) {
  const [row] = await reader.select(columns).from(products).where(isOneTime(id));
  return row ?? null;
}

export async function lockContentOf(tx: Tx, id: string) {
  const [row] = await tx.select(columns).from(products).where(isOneTime(id)).for('update');
  return row ?? null;
}

export async function updateContent(
  tx: Tx,
  id: string,
  set: { readonly content_metadata: unknown; readonly updated_by: string | null },
): Promise<void> {
  await tx.update(products).set(set).where(eq(products.id, id));
}
