import type { Reader } from '#server/platform/db.ts';
import { applySales } from './apply-sales.ts';
import { countProducts, type ProductFilter, type ProductSort, selectCards } from './products.queries.ts';
import { toCard } from './products.rules.ts';
import { readRatings } from './read-ratings.ts';

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
  const ratingOf = await readRatings(
    reader,
    rows.map(({ shown }) => shown.id),
  );
  return {
    products: await applySales(
      reader,
      rows.map((row) => toCard(row, ratingOf(row.shown.id))),
    ),
    total,
    page: query.page,
    limit: query.limit,
  };
}
