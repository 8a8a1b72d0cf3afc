import { asc, eq, sql } from 'drizzle-orm';
import type { ProductFile } from '#contract/catalog/admin-product-fields.ts';
import type { ProductDetail } from '#contract/catalog/products.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { productFiles } from '../catalog.schema.ts';

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
