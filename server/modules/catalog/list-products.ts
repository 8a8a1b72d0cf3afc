import type { Reader } from '#server/platform/db.ts';
import { countProducts, type ProductFilter, type ProductSort, selectCards } from './catalog.queries.ts';
import { toCard } from './catalog.rules.ts';

export interface ProductQuery extends ProductFilter {
  readonly page: number;
  readonly limit: number;
  readonly sort: ProductSort;
}

/** Active products, one page in the chosen order; search is case-insensitive over title and description (MKT-003). */
export async function listProducts(reader: Reader, query: ProductQuery) {
  const offset = (query.page - 1) * query.limit;
  const [rows, total] = await Promise.all([
    selectCards(reader, query, { sort: query.sort, limit: query.limit, offset }),
    countProducts(reader, query),
  ]);
  return { products: rows.map(toCard), total, page: query.page, limit: query.limit };
}
