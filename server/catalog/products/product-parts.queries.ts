import { and, asc, count, eq, inArray, or, sql } from 'drizzle-orm';
import type { ProductFile } from '#contract/catalog/admin-product-fields.ts';
import type { ProductDetail } from '#contract/catalog/products.ts';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { isOneOf } from '#server/platform/lists/list-search.ts';
import { isInEnglish } from '#server/translations/index.ts';
import type { ProductType } from '#shared/shop/catalog.ts';
import {
  classSessions,
  hasSessionsAhead,
  productFiles,
  productParts,
  products,
  unitsLeft,
} from '../catalog.schema.ts';

const isSold = sql<boolean>`is_sold(products)`;

export type PartRow = Awaited<ReturnType<typeof selectParts>>[number];

export function selectParts(reader: Reader, bundleIds: readonly string[]) {
  return reader
    .select({
      bundle_id: productParts.bundle_id,
      ...pickColumns(products, ['id', 'slug', 'title', 'type', 'price']),
      stock: unitsLeft,
      is_sold: isSold,
    })
    .from(productParts)
    .innerJoin(products, eq(products.id, productParts.product_id))
    .where(isOneOf(productParts.bundle_id, bundleIds))
    .orderBy(asc(productParts.bundle_id), asc(productParts.sort_order), asc(products.id));
}

export async function readPartsByBundle(
  reader: Reader,
  rows: readonly { readonly id: string; readonly type: ProductType }[],
): Promise<ReadonlyMap<string, readonly PartRow[]>> {
  const bundles = rows.filter(({ type }) => type === 'bundle').map(({ id }) => id);
  return Map.groupBy(
    bundles.length === 0 ? [] : await selectParts(reader, bundles),
    (part) => part.bundle_id,
  );
}

/** Products a bundle may contain now, locked until commit. */
export async function lockPossibleParts(tx: Tx, ids: readonly string[]): Promise<readonly string[]> {
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(sql`${inArray(products.id, [...ids])} and can_be_part(${products.type}) and ${isSold}`)
    .orderBy(asc(products.id))
    .for('share');
  return rows.map(({ id }) => id);
}

const MAX_LISTED = 6;

export async function listBundlesWith(reader: Reader, ids: readonly string[]): Promise<readonly string[]> {
  const rows = await reader
    .select({ id: products.id })
    .from(products)
    .where(
      sql`${products.is_active} and ${products.id} in (
        select bundle_id from product_parts where product_id = any(${sql.param([...ids])}::uuid[]))
        and ${products.id} <> all(${sql.param([...ids])}::uuid[])`,
    )
    .orderBy(asc(products.sort_order), asc(products.id))
    .limit(MAX_LISTED);
  return rows.map(({ id }) => id);
}

export async function isPartOfBundle(reader: Reader, productId: string): Promise<boolean> {
  return (await reader.$count(productParts, eq(productParts.product_id, productId))) > 0;
}

export async function deleteParts(tx: Tx, bundleId: string): Promise<void> {
  await tx.delete(productParts).where(eq(productParts.bundle_id, bundleId));
}

export async function insertParts(tx: Tx, bundleId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .insert(productParts)
    .values(ids.map((product_id, sort_order) => ({ bundle_id: bundleId, product_id, sort_order })));
}

/** The caller checks access (DECISIONS 18). */
export function readProductFiles(reader: Reader, productId: string): Promise<readonly ProductFile[]> {
  const { file_id, title, description, product_id, sort_order } = productFiles;
  return reader
    .select({ file_id, title, description })
    .from(productFiles)
    .where(eq(product_id, productId))
    .orderBy(asc(sort_order), asc(file_id));
}

export async function selectFileOutline(reader: Reader, productId: string) {
  const { rows } = await reader.execute<ProductDetail['files'][number]>(sql`
    select f.title, f.description, m.file_name, m.size_bytes::float8 as size_bytes, m.page_count
    from product_files f join media_files m on m.id = f.file_id
    where f.product_id = ${productId} order by f.sort_order, f.file_id`);
  return rows;
}

export async function addProductFiles(
  tx: Tx,
  productId: string,
  files: readonly (Omit<ProductFile, 'description'> & Partial<ProductFile>)[],
): Promise<void> {
  if (files.length === 0) return;
  await tx
    .insert(productFiles)
    .values(files.map((file, index) => ({ ...file, product_id: productId, sort_order: index + 1 })))
    .onConflictDoNothing();
}

export async function deleteProductFiles(tx: Tx, productId: string): Promise<void> {
  await tx.delete(productFiles).where(eq(productFiles.product_id, productId));
}

export function selectSessionTimes(reader: Reader, productId: string) {
  return reader
    .select(pickColumns(classSessions, ['id', 'starts_at', 'ends_at']))
    .from(classSessions)
    .where(eq(classSessions.product_id, productId))
    .orderBy(asc(classSessions.starts_at));
}

export async function hasSessions(reader: Reader, productId: string): Promise<boolean> {
  const [row] = await reader
    .select({ has_sessions: hasSessionsAhead })
    .from(products)
    .where(eq(products.id, productId));
  return row?.has_sessions ?? false;
}

/** More would be no choice. */
const MAX_CATEGORIES = 12;

export function selectCategories(reader: Reader) {
  return reader
    .select({ name: sql<string>`${products.category}`, product_count: count() })
    .from(products)
    .where(and(eq(products.is_active, true), sql`coalesce(${products.category}, '') <> ''`))
    .groupBy(products.category)
    .orderBy(sql`min(${products.sort_order})`, asc(products.category))
    .limit(MAX_CATEGORIES);
}

/** Matches the category as written or its English. */
export const isCategory = (category: string) =>
  or(
    eq(products.category, category),
    isInEnglish('catalog', products.category, (small) => sql`${small} = lower(${category})`),
  );
