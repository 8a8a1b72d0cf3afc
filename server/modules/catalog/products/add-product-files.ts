import type { Tx } from '#server/platform/db.ts';
import { insertProductFiles, type ProductFileInsert } from './files.queries.ts';

/** Puts files beside a product for its owners, in the order given; one that is there already stays as it is. */
export async function addProductFiles(
  tx: Tx,
  productId: string,
  files: readonly Pick<ProductFileInsert, 'file_id' | 'title' | 'description'>[],
): Promise<void> {
  const rows = files.map((file, index) => ({ ...file, product_id: productId, sort_order: index + 1 }));
  await insertProductFiles(tx, rows);
}
