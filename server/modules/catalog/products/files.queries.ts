import { asc, eq } from 'drizzle-orm';
import type { Reader, Tx } from '#server/platform/db.ts';
import { productFiles } from '../files.schema.ts';

/** A file that comes with a product, for whoever holds it. */
export interface ProductFile {
  readonly file_id: string;
  readonly title: string;
  readonly description: string;
}

export type ProductFileInsert = typeof productFiles.$inferInsert;

/** The files beside a product in their order. Whoever calls it has checked that they may be seen (DECISIONS 18). */
export function selectProductFiles(reader: Reader, productId: string): Promise<readonly ProductFile[]> {
  const { file_id, title, description, product_id, sort_order } = productFiles;
  return reader
    .select({ file_id, title, description })
    .from(productFiles)
    .where(eq(product_id, productId))
    .orderBy(asc(sort_order), asc(file_id));
}

export async function insertProductFiles(tx: Tx, rows: readonly ProductFileInsert[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(productFiles)
    .values([...rows])
    .onConflictDoNothing();
}

export async function deleteProductFiles(tx: Tx, productId: string): Promise<void> {
  await tx.delete(productFiles).where(eq(productFiles.product_id, productId));
}
