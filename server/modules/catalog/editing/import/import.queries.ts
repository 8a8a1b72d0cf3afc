import { asc, inArray, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import { products } from '../../catalog.schema.ts';
import type { ProductChange } from '../edit.queries.ts';
import type { TableColumn } from './table.rules.ts';

const columns = {
  id: products.id,
  slug: products.slug,
  title: products.title,
  type: products.type,
  category: products.category,
  price: products.price,
  original_price: products.original_price,
  billing_cycle: products.billing_cycle,
  is_active: products.is_active,
  is_featured: products.is_featured,
  coming_soon: products.coming_soon,
  launch_date: products.launch_date,
  stock: products.stock,
  short_description: products.short_description,
  tags: products.tags,
  meta_title: products.meta_title,
  meta_description: products.meta_description,
  is_subscription: products.is_subscription,
  archived_at: products.archived_at,
};
export type ImportedColumns = Awaited<ReturnType<typeof lockImported>>[number];

/** The importable columns of these products, locked in the order of their ids. */
export function lockImported(tx: Tx, ids: readonly string[]) {
  return tx
    .select(columns)
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
    .for('update');
}

type Written = { readonly id: string } & Pick<ProductChange, Exclude<TableColumn, 'slug'>>;

/**
 * Updates these columns of locked products in one statement; the slug stays. The database increments the versions.
 */
export async function updateImported(tx: Tx, rows: readonly Written[], editorId: string | null) {
  await tx.execute(sql`
    update products set
      title = changed.title, type = changed.type, category = changed.category, price = changed.price,
      original_price = changed.original_price, billing_cycle = changed.billing_cycle, is_active = changed.is_active,
      is_featured = changed.is_featured, coming_soon = changed.coming_soon, launch_date = changed.launch_date,
      stock = changed.stock, short_description = changed.short_description, tags = changed.tags,
      meta_title = changed.meta_title, meta_description = changed.meta_description, updated_by = ${editorId}::uuid
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as changed(
      id uuid, title text, type text, category text, price bigint, original_price bigint, billing_cycle text,
      is_active boolean, is_featured boolean, coming_soon boolean, launch_date timestamptz, stock integer,
      short_description text, tags text[], meta_title text, meta_description text)
    where products.id = changed.id`);
}
