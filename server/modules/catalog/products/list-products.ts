import type { Reader } from '#server/platform/db.ts';
import { countProducts, type ProductFilter, type ProductSort, selectCards } from './products.queries.ts';
import { readCards } from './read-cards.ts';

export interface ProductQuery extends Omit<ProductFilter, 'search'> {
  readonly search?: string | undefined;
  readonly page: number;
  readonly limit: number;
  readonly sort: ProductSort;
}

/**
 * One page of active products; search is case-insensitive over title and description (MKT-003). If there are none, words
 * with a typo, the nearest first.
 */
export async function listProducts(reader: Reader, { search: text = '', ...query }: ProductQuery) {
  const { page, limit } = query;
  const found = await find();
  return { products: await readCards(reader, found.rows), total: found.total, page, limit };

  async function find() {
    if (text === '') return readPage(reader, query, query);
    const exact = await readPage(reader, { ...query, search: { text, nearness: 'exact' } }, query);
    if (exact.total > 0) return exact;
    return readPage(reader, { ...query, search: { text, nearness: 'similar' } }, query);
  }
}

async function readPage(reader: Reader, filter: ProductFilter, { sort, page, limit }: ProductQuery) {
  const [rows, total] = await Promise.all([
    selectCards(reader, filter, { sort, limit, offset: (page - 1) * limit }),
    countProducts(reader, filter),
  ]);
  return { rows, total };
}
