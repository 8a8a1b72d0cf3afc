import type { ProductFile } from '#contract/catalog/admin-product-fields.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { addProductFiles, deleteProductFiles } from '../products/files.queries.ts';
import type { EditedRow } from './edit.queries.ts';

/** True if they changed. Downloads of a removed file stay counted, because they refer to the file. */
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
