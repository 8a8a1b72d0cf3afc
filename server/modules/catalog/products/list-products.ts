import type { Reader } from '#server/platform/db.ts';
import { countProducts, type ProductFilter, type ProductSort, selectCards } from './products.queries.ts';
import { readCards } from './read-cards.ts';

export interface ProductQuery extends ProductFilter {
  readonly page: number;
  readonly limit: number;
  readonly sort: ProductSort;
}

/** One page of active products; search is case-insensitive over title and description (MKT-003). */
export async function listProducts(reader: Reader, query: ProductQuery) {
  const offset = (query.page - 1) * query.limit;
  const [rows, total] = await Promise.all([
    selectCards(reader, query, { sort: query.sort, limit: query.limit, offset }),
    countProducts(reader, query),
  ]);
  return {
    products: await readCards(reader, rows),
    total,
    page: query.page,
    limit: query.limit,
  };
}
