import { and, asc, eq } from 'drizzle-orm';
import type { Reader, Tx } from '#server/platform/db.ts';
import { fileDownloads, productFiles } from './learning.schema.ts';

export interface ProductFile {
  readonly file_id: string;
  readonly title: string;
  readonly description: string;
}

export type ProductFileInsert = typeof productFiles.$inferInsert;

export function selectProductFiles(reader: Reader, productId: string): Promise<readonly ProductFile[]> {
  return reader
    .select({
      file_id: productFiles.file_id,
      title: productFiles.title,
      description: productFiles.description,
    })
    .from(productFiles)
    .where(eq(productFiles.product_id, productId))
    .orderBy(asc(productFiles.sort_order), asc(productFiles.file_id));
}

export async function hasProductFile(reader: Reader, productId: string, fileId: string): Promise<boolean> {
  const rows = await reader
    .select({ file_id: productFiles.file_id })
    .from(productFiles)
    .where(and(eq(productFiles.product_id, productId), eq(productFiles.file_id, fileId)));
  return rows.length > 0;
}

export async function insertProductFiles(tx: Tx, rows: readonly ProductFileInsert[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(productFiles)
    .values([...rows])
    .onConflictDoNothing();
}

/** False when this link was used before: the next pieces of a file are no new download. */
export async function insertDownload(
  tx: Tx,
  download: { readonly link_id: string; readonly holding_id: string; readonly file_id: string },
): Promise<boolean> {
  const rows = await tx
    .insert(fileDownloads)
    .values(download)
    .onConflictDoNothing()
    .returning({ link_id: fileDownloads.link_id });
  return rows.length > 0;
}
