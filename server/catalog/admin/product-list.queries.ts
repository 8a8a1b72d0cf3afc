import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import { hasSessionsAhead, productCounts, products } from '#server/catalog/catalog.schema.ts';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { isOneOf, type SearchHits, search } from '#server/platform/lists/list-search.ts';
import type { ListWindow } from '#server/platform/lists/list-window.ts';
import { contains, matchOf, wordMatch } from '#server/platform/lists/word-match.ts';
import { MAX_COUNTED } from '#shared/lists.ts';
import type { BillingCycle, Sen } from '#shared/money/money.ts';
import { tableColumns } from './import/table.rules.ts';

/** Archived products appear only in their own list. */
export interface EditingFilter {
  readonly search?: string | undefined;
  readonly is_subscription?: boolean | undefined;
  readonly status?: 'active' | 'inactive' | 'broken' | undefined;
  readonly featured?: 'featured' | 'not_featured' | undefined;
  readonly billing_cycle?: BillingCycle | undefined;
  readonly archived?: 'yes' | undefined;
  readonly ids?: readonly string[] | undefined;
}

type Column = 'sort_order' | 'created_at' | 'price' | 'title' | 'units_sold';
export type EditingWindow = ListWindow<Column | `-${Column}`>;

const isBroken = sql<boolean>`${products.type} = 'bundle' and has_unsold_part(${products.id})`;

const listedColumns = {
  ...pickColumns(products, [
    'id',
    'version',
    'title',
    'slug',
    'type',
    'category',
    'price',
    'original_price',
    'media_gallery',
    'content_metadata',
    'is_active',
    'is_featured',
    'is_subscription',
    'billing_cycle',
    'coming_soon',
    'launch_date',
    'sort_order',
    'stock',
    'archived_at',
    'created_at',
    'updated_at',
  ]),
  is_broken: isBroken,
};
export type ListedRow = SelectResultFields<typeof listedColumns>;

function conditionOf(filter: EditingFilter): SQL | undefined {
  return and(
    filter.archived === 'yes' ? isNotNull(products.archived_at) : isNull(products.archived_at),
    filter.is_subscription === undefined ? undefined : eq(products.is_subscription, filter.is_subscription),
    // Must match the partial indexes.
    filter.status === 'active' ? sql`${products.is_active}` : undefined,
    filter.status === 'inactive' ? sql`not ${products.is_active}` : undefined,
    filter.status === 'broken' ? sql`${products.is_active} and ${isBroken}` : undefined,
    filter.featured === 'featured' ? sql`${products.is_featured}` : undefined,
    filter.featured === 'not_featured' ? sql`not ${products.is_featured}` : undefined,
    filter.billing_cycle === undefined ? undefined : eq(products.billing_cycle, filter.billing_cycle),
    (filter.search ?? '') === '' ? undefined : contains(products.search_text, filter.search ?? ''),
    filter.ids === undefined ? undefined : isOneOf(products.id, filter.ids),
  );
}

const columns = {
  ...pickColumns(products, ['sort_order', 'created_at', 'price', 'title']),
  units_sold: sql`coalesce(sold.units, 0)`,
};

/** Summed per page, because a counter on the product would be locked by each sale. */
const soldUnits = sql`(select product_id, sum(units) as units from sales_by_product_and_day group by product_id) sold`;
const isOfProduct = sql`sold.product_id = ${products.id}`;
const needsSales = (sort: EditingWindow['sort']) => columnOf(sort) === 'units_sold';

function orderOf(sort: EditingWindow['sort'], isBackwards: boolean): SQL[] {
  const falls = sort.startsWith('-');
  const column = columns[columnOf(sort)];
  const by = falls === isBackwards ? asc : desc;
  return [by(column), by(products.id)];
}

function columnOf(sort: EditingWindow['sort']): Column {
  switch (sort) {
    case 'sort_order':
    case '-sort_order':
      return 'sort_order';
    case 'created_at':
    case '-created_at':
      return 'created_at';
    case 'price':
    case '-price':
      return 'price';
    case 'title':
    case '-title':
      return 'title';
    case 'units_sold':
    case '-units_sold':
      return 'units_sold';
  }
}

/** Reads the second half from the end, so that the last page costs as much as the first. */
function pageBounds({ limit, offset, from }: EditingWindow, total: number) {
  if (from === 'end') return { isBackwards: true, limit, offset };
  if (offset * 2 <= total || total === MAX_COUNTED) return { isBackwards: false, limit, offset };
  const rows = Math.max(0, Math.min(limit, total - offset));
  return { isBackwards: true, limit: rows, offset: Math.max(0, total - offset - rows) };
}

/** The offset applies to ids from an index alone; rows are fetched for those ids only. */
export async function selectListed(
  reader: Reader,
  filter: EditingFilter,
  { total, ...window }: EditingWindow & { readonly total: number },
): Promise<readonly ListedRow[]> {
  const { isBackwards, limit, offset } = pageBounds(window, total);
  const page = reader.select({ id: products.id }).from(products).$dynamic();
  if (needsSales(window.sort)) page.leftJoin(soldUnits, isOfProduct);
  const ids = page
    .where(conditionOf(filter))
    .orderBy(...orderOf(window.sort, isBackwards))
    .limit(limit)
    .offset(offset);
  const rows = reader.select(listedColumns).from(products).$dynamic();
  if (needsSales(window.sort)) rows.leftJoin(soldUnits, isOfProduct);
  return rows.where(inArray(products.id, ids)).orderBy(...orderOf(window.sort, false));
}

export async function selectIds(reader: Reader, filter: EditingFilter, limit: number): Promise<string[]> {
  const rows = await reader
    .select({ id: products.id })
    .from(products)
    .where(conditionOf(filter))
    .orderBy(products.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}

export interface ProductSales {
  readonly units_sold: number;
  readonly revenue_bigint: Sen;
}

/** Total sales (docs/metrics.md): the daily sums plus what was sold since. */
export async function selectSales(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProductSales>> {
  if (ids.length === 0) return new Map();
  const { rows } = await reader.execute<ProductSales & { id: string } & Record<string, unknown>>(sql`
    select product_id as id, sum(units)::integer as units_sold, sum(amount_bigint)::bigint as revenue_bigint
    from sales_by_product_and_day
    where product_id = any(${sql.param([...ids])}::uuid[]) group by product_id`);
  return new Map(rows.map(({ id, units_sold, revenue_bigint }) => [id, { units_sold, revenue_bigint }]));
}

export async function findListed(
  reader: Reader,
  { search: words = '', ...filter }: EditingFilter,
  window: EditingWindow,
): Promise<SearchHits> {
  if (words === '') return { total: await countListed(reader, filter), ids: null, offset: window.offset };
  return search(
    reader,
    {
      from: needsSales(window.sort) ? sql`${products} left join ${soldUnits} on ${isOfProduct}` : products,
      id: products.id,
      filter: conditionOf(filter),
      order: orderOf(window.sort, window.from === 'end'),
      match: wordMatch(products.search_text, words),
    },
    window,
  );
}

/** Uses the maintained counters, which do not count parts of bundles. */
async function countListed(reader: Reader, filter: EditingFilter): Promise<number> {
  if (filter.status === 'broken') return reader.$count(products, conditionOf(filter));
  const kept = and(
    eq(productCounts.is_archived, filter.archived === 'yes'),
    filter.is_subscription === undefined
      ? undefined
      : eq(productCounts.is_subscription, filter.is_subscription),
    filter.status === undefined ? undefined : eq(productCounts.is_active, filter.status === 'active'),
    filter.featured === undefined ? undefined : eq(productCounts.is_featured, filter.featured === 'featured'),
    filter.billing_cycle === undefined ? undefined : eq(productCounts.billing_cycle, filter.billing_cycle),
  );
  const [row] = await reader
    .select({ total: sql<number>`coalesce(sum(${productCounts.total}), 0)::integer` })
    .from(productCounts)
    .where(kept);
  return row?.total ?? 0;
}

/** The index has titles with descriptions. */
export async function selectByTitle(reader: Reader, words: string, limit: number) {
  const { id, title, slug, type, price, is_subscription, is_active, search_text } = products;
  const isHit = contains(sql`lower(${title})`, words);
  const order = [asc(is_subscription), asc(products.sort_order), asc(id)];
  const match = matchOf(words, isHit, sql`${contains(search_text, words)} and ${isHit}`);
  const asked = { from: products, id, filter: conditionOf({}), order, match };
  const { ids } = await search(reader, asked, { limit, offset: 0 });
  return reader
    .select({ id, title, slug, type, price, is_subscription, is_active })
    .from(products)
    .where(isOneOf(id, ids))
    .orderBy(...order);
}

const tableFields = pickColumns(products, tableColumns);

interface Cursor {
  readonly sort_order: number;
  readonly id: string;
}

export function selectExported(reader: Reader, filter: EditingFilter, last: Cursor | null) {
  const { sort_order, id } = products;
  const after =
    last === null
      ? undefined
      : or(gt(sort_order, last.sort_order), and(eq(sort_order, last.sort_order), gt(id, last.id)));
  return reader
    .select({ ...tableFields, id, sort_order })
    .from(products)
    .where(and(conditionOf(filter), after))
    .orderBy(asc(sort_order), asc(id))
    .limit(500);
}

export function selectBySlugs(reader: Reader, slugs: readonly string[]) {
  return reader
    .select({
      ...tableFields,
      ...pickColumns(products, ['id', 'is_subscription', 'archived_at']),
      is_part: sql<boolean>`exists (select from product_parts b where b.product_id = ${products.id})`,
      has_sessions: hasSessionsAhead,
    })
    .from(products)
    .where(inArray(products.slug, [...slugs]));
}
