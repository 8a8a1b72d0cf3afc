import type { ProductFile } from '#contract/admin/catalog/product-fields.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { addProductFiles, deleteProductFiles } from '../products/files.queries.ts';
import type { EditedRow } from './edit.queries.ts';

/**
 * Replaces the files of a product; true if they changed. Downloads of a removed file stay counted: they refer to the
 * file, not to this row.
 */
export async function replaceProductFiles(
  tx: Tx,
  { product, files }: EditedRow,
  requested: readonly ProductFile[],
): Promise<boolean> {
  if (fingerprint(requested) === fingerprint(files)) return false;
  await deleteProductFiles(tx, product.id);
  await addProductFiles(tx, product.id, requested);
  return true;
}

const fingerprint = (files: readonly ProductFile[]): string =>
  JSON.stringify(files.map(({ file_id, title, description }) => [file_id, title, description]));
