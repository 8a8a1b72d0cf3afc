import { asc, eq, inArray, sql } from 'drizzle-orm';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { isOneOf } from '#server/platform/lists/list-search.ts';
import type { ProductType } from '#shared/shop/catalog.ts';
import { productParts, products, unitsLeft } from '../catalog.schema.ts';

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
