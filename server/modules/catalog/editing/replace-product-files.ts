import type { Tx } from '#server/platform/db.ts';
import { addProductFiles } from '../products/add-product-files.ts';
import { deleteProductFiles, type ProductFile } from '../products/files.queries.ts';
import type { EditedRow } from './edited-rows.ts';

/**
 * Makes the files beside a product those given, in their order; true when they were others. What was downloaded of one
 * that is taken away stays counted: downloads name the file itself, not its place here.
 */
export async function replaceProductFiles(
  tx: Tx,
  { product, files }: EditedRow,
  wanted: readonly ProductFile[],
): Promise<boolean> {
  if (fingerprint(wanted) === fingerprint(files)) return false;
  await deleteProductFiles(tx, product.id);
  await addProductFiles(tx, product.id, wanted);
  return true;
}

const fingerprint = (files: readonly ProductFile[]): string =>
  JSON.stringify(files.map(({ file_id, title, description }) => [file_id, title, description]));
