import { asc, inArray, sql } from 'drizzle-orm';
import { products } from '#server/catalog/catalog.schema.ts';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Tx } from '#server/platform/database/db.ts';
import type { ProductChange } from '../edit-product.queries.ts';
import { type TableColumn, tableColumns } from './table.rules.ts';

const columns = {
  ...pickColumns(products, tableColumns),
  ...pickColumns(products, ['id', 'is_subscription', 'archived_at']),
  is_part: sql<boolean>`exists (select from product_parts b where b.product_id = ${products.id})`,
};
export type ImportedColumns = Awaited<ReturnType<typeof lockImported>>[number];

/** Locks in the order of ids. */
export function lockImported(tx: Tx, ids: readonly string[]) {
  return tx
    .select(columns)
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
    .for('update');
}

type ProductImportUpdate = { readonly id: string } & Pick<ProductChange, Exclude<TableColumn, 'slug'>>;

/** One statement; slugs stay, and the database increments the versions. */
export async function updateImported(tx: Tx, rows: readonly ProductImportUpdate[], editorId: string | null) {
  const written = Object.values(pickColumns(products, tableColumns)).filter(({ name }) => name !== 'slug');
  const sets = written.map(({ name }) => sql`${sql.identifier(name)} = changed.${sql.identifier(name)}`);
  const types = written.map((column) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`);
  await tx.execute(sql`
    update products set ${sql.join(sets, sql`, `)}, updated_by = ${editorId}::uuid
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as changed(id uuid, ${sql.join(types, sql`, `)})
    where products.id = changed.id`);
}
