import type { Tx } from '#server/platform/db.ts';
import { addProductFiles } from '../add-product-files.ts';
import { deleteProductFiles, type ProductFile } from '../files.queries.ts';
import type { EditedRow } from './edited-rows.ts';

/**
 * Makes the files beside a product those given, in their order; true when they were others. What was downloaded of one
 * that is taken away stays counted: downloads name the file itself, not its place here.
 */
export async function keepFiles(
  tx: Tx,
  { product, files }: EditedRow,
  wanted: readonly ProductFile[],
): Promise<boolean> {
  if (textOf(wanted) === textOf(files)) return false;
  await deleteProductFiles(tx, product.id);
  await addProductFiles(tx, product.id, wanted);
  return true;
}

const textOf = (files: readonly ProductFile[]): string =>
  JSON.stringify(files.map(({ file_id, title, description }) => [file_id, title, description]));
