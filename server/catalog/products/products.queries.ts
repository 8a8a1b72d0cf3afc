import { and, asc, count, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import { isoText, pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { isOneOf } from '#server/platform/lists/list-search.ts';
import type { PageWindow } from '#server/platform/lists/list-window.ts';
import type { ProductType } from '#shared/shop/catalog.ts';
import { isUuid } from '#shared/short-id.ts';
import {
  cardProductFields,
  productRatings,
  products,
  salesEnded,
  sellableStock,
  shownOnPages,
  unitsLeft,
} from '../catalog.schema.ts';
import { isCategory } from './product-parts.queries.ts';

const MAX_RELATED = 3;

export interface ProductFilter {
  readonly ids?: readonly string[] | undefined;
  readonly type?: ProductType | undefined;
  readonly category?: string | undefined;
  readonly kind: 'all' | 'subscription' | 'non_subscription';
}
export type ProductSort = 'recommended' | 'newest' | 'price_asc' | 'price_desc';

const classFields = {
  max_students: products.max_students,
  next_session_at: sql<string | null>`(
    select ${isoText('min(s.starts_at)')} from class_sessions s
    where s.product_id = products.id and s.starts_at > now())`,
};

const cardFields = {
  shown: cardProductFields,
  ...pickColumns(products, ['price', 'original_price', 'media_gallery', 'coming_soon']),
  stock: sellableStock,
  sales_ended: salesEnded,
  ...classFields,
  features: products.features,
  // Lessons can be long; a card only needs the number of modules.
  module_count: sql<number>`jsonb_array_length(${products.modules})`,
  /** A subscription without variants has its own cycle. */
  plan_count: sql<number>`(
    select count(*)::integer from product_variants v where products.is_subscription
      and v.product_id = products.id and v.is_active and v.is_subscription and v.billing_cycle <> 'one_time')`,
  section_count: sql<number>`jsonb_array_length(jsonb_path_query_array(${products.content_metadata}, '$.sections[*]'))`,
};
export type CardRow = SelectResultFields<typeof cardFields>;

const detailFields = {
  ...cardFields,
  page: shownOnPages,
  modules: products.modules,
  subscription_features: products.subscription_features,
};
export type DetailRow = SelectResultFields<typeof detailFields>;

const contentFields = {
  ...cardFields,
  ...pickColumns(products, ['is_active', 'content_metadata', 'modules', 'lessons_in_order']),
};
export type ContentRow = SelectResultFields<typeof contentFields>;

const conditionOf = (filter: ProductFilter): SQL | undefined =>
  and(eq(products.is_active, true), narrowed(filter));

/** Served by no index: a search meets it with its words. */
export const narrowed = (filter: ProductFilter): SQL | undefined =>
  and(
    filter.ids === undefined ? undefined : isOneOf(products.id, filter.ids),
    filter.kind === 'all' ? undefined : eq(products.is_subscription, filter.kind === 'subscription'),
    filter.type === undefined ? undefined : eq(products.type, filter.type),
    filter.category === undefined ? undefined : isCategory(filter.category),
  );

export const orders = {
  recommended: [asc(products.sort_order), asc(products.id)],
  newest: [desc(products.created_at), asc(products.id)],
  price_asc: [asc(products.price), asc(products.id)],
  price_desc: [desc(products.price), desc(products.id)],
} as const;

export type ProductPage = PageWindow & { readonly sort: ProductSort };

export function selectCards(reader: Reader, filter: ProductFilter, page: ProductPage) {
  return reader
    .select(cardFields)
    .from(products)
    .where(conditionOf(filter))
    .orderBy(...orders[page.sort])
    .limit(page.limit)
    .offset(page.offset);
}

export function selectCardsOf(reader: Reader, ids: readonly string[]) {
  return reader
    .select(cardFields)
    .from(products)
    .where(conditionOf({ ids, kind: 'all' }));
}

export async function countProducts(reader: Reader, filter: ProductFilter): Promise<number> {
  const [row] = await reader.select({ total: count() }).from(products).where(conditionOf(filter));
  return row?.total ?? 0;
}

export function selectRatings(reader: Reader, ids: readonly string[]) {
  return reader
    .select({
      product_id: productRatings.product_id,
      rating_average: productRatings.rating_average,
      rating_count: productRatings.rating_count,
    })
    .from(productRatings)
    .where(isOneOf(productRatings.product_id, ids));
}

const matching = (idOrSlug: string) =>
  isUuid(idOrSlug) ? or(eq(products.id, idOrSlug), eq(products.slug, idOrSlug)) : eq(products.slug, idOrSlug);

export async function selectDetail(reader: Reader, idOrSlug: string) {
  const [row] = await reader
    .select(detailFields)
    .from(products)
    .where(and(eq(products.is_active, true), matching(idOrSlug)));
  return row ?? null;
}

export async function selectContent(reader: Reader, slug: string) {
  const [row] = await reader.select(contentFields).from(products).where(eq(products.slug, slug));
  return row ?? null;
}

export function selectRelated(
  reader: Reader,
  { id, category, type }: Pick<CardRow['shown'], 'id' | 'category' | 'type'>,
) {
  const { is_active, coming_soon, sort_order } = products;
  return reader
    .select(cardFields)
    .from(products)
    .where(
      and(
        eq(is_active, true),
        eq(coming_soon, false),
        sql`${sellableStock} is distinct from 0`,
        ne(products.id, id),
      ),
    )
    .orderBy(
      sql`${products.category} is not distinct from ${category}::text desc`,
      sql`${products.type} = ${type} desc`,
      asc(sort_order),
      asc(products.id),
    )
    .limit(MAX_RELATED);
}

export async function selectCover(reader: Reader, idOrSlug: string) {
  const [row] = await reader
    .select({
      slug: products.slug,
      type: products.type,
      title: products.title,
      is_active: products.is_active,
      palette: products.cover_palette,
      composition: products.cover_composition,
      features: products.features,
      subscription_features: products.subscription_features,
      modules: products.modules,
      table_sample: sql<unknown>`(
        select m.table_sample from product_files f join media_files m on m.id = f.file_id
        where f.product_id = products.id and m.table_sample is not null order by f.sort_order, f.file_id limit 1)`,
    })
    .from(products)
    .where(matching(idOrSlug));
  return row ?? null;
}

export function selectForSale(
  reader: Reader,
  wanted: { readonly ids: readonly string[] } | { readonly slugs: readonly string[] },
) {
  return reader
    .select({
      ...pickColumns(products, ['id', 'slug', 'title', 'type', 'price', 'is_active', 'coming_soon']),
      ...pickColumns(products, ['original_price', 'is_subscription', 'media_gallery']),
      stock: sellableStock,
      own_stock: unitsLeft,
      sales_ended: salesEnded,
      ...classFields,
    })
    .from(products)
    .where(
      'ids' in wanted ? inArray(products.id, [...wanted.ids]) : inArray(products.slug, [...wanted.slugs]),
    )
    .orderBy(products.id);
}

export function selectHeld(reader: Reader, ids: readonly string[]) {
  return reader
    .select({
      ...pickColumns(products, ['id', 'slug', 'title', 'type', 'short_description', 'media_gallery']),
      is_subscription: products.is_subscription,
    })
    .from(products)
    .where(isOneOf(products.id, ids));
}

export interface Units {
  readonly id: string;
  readonly quantity: number;
}

/** Locks in the order of ids; returns the ids with enough stock. */
export async function takeStock(tx: Tx, units: readonly Units[]): Promise<readonly string[]> {
  await lockForSale(
    tx,
    units.map(({ id }) => id),
  );
  // A statement of its own after the lock, so it sees the places that were just sold.
  const taken = await tx.execute<{ id: string }>(sql`
    with requested as (
      select id, quantity from jsonb_to_recordset(${JSON.stringify(units)}::jsonb) as a(id uuid, quantity integer)
    ), fitting as (
      select p.id, quantity from products p join requested using (id)
      where coalesce(units_left(p.id, p.stock) >= quantity, true)
    ), counted as (
      update products set stock = stock - quantity from fitting
      where products.id = fitting.id and stock is not null and max_students is null
    )
    select id from fitting`);
  return taken.rows.map((row) => row.id);
}

/** Locked until commit. */
export async function lockFullClasses(tx: Tx, ids: readonly string[]): Promise<readonly string[]> {
  await lockForSale(tx, ids);
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from products where id = any(${sql.param([...ids])}::uuid[]) and places_taken(id) >= max_students`);
  return rows.map(({ id }) => id);
}

async function lockForSale(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
    .for('update');
}

export type ProductInsert = typeof products.$inferInsert;

export async function insertProducts(tx: Tx, rows: readonly ProductInsert[]): Promise<readonly string[]> {
  const inserted = await tx
    .insert(products)
    .values([...rows])
    .returning({ id: products.id });
  return inserted.map((row) => row.id);
}
