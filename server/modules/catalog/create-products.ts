import type { Tx } from '#server/platform/db.ts';
import { insertProducts, type ProductInsert } from './catalog.queries.ts';

export type NewProduct = ProductInsert;

/** Adds products in one statement; their ids in the order given. Slugs must be unique. */
export function createProducts(tx: Tx, products: readonly NewProduct[]): Promise<readonly string[]> {
  return insertProducts(tx, products);
}
