import type { Reader } from '#server/platform/database/db.ts';
import { countProducts, type ProductFilter, type ProductSort, selectCards } from './products.queries.ts';
import { readCards } from './read-cards.ts';

export interface ProductQuery extends Omit<ProductFilter, 'search'> {
  readonly search?: string | undefined;
  readonly page: number;
  readonly limit: number;
  readonly sort: ProductSort;
}

/** Search ignores case (MKT-003) and without a match tolerates typos, nearest first. */
export async function listProducts(reader: Reader, { search: text = '', ...query }: ProductQuery) {
  const { page, limit } = query;
  const { rows, total, is_near } = await find();
  return {
    products: await readCards(reader, rows),
    total,
    ...(is_near && { is_near }),
    page,
    limit,
  };

  async function find() {
    if (text === '') return { ...(await readPage(reader, query, query)), is_near: false };
    const exact = await readPage(reader, { ...query, search: { text, nearness: 'exact' } }, query);
    if (exact.total > 0) return { ...exact, is_near: false };
    const near = await readPage(reader, { ...query, search: { text, nearness: 'similar' } }, query);
    return { ...near, is_near: near.total > 0 };
  }
}

async function readPage(reader: Reader, filter: ProductFilter, { sort, page, limit }: ProductQuery) {
  const [rows, total] = await Promise.all([
    selectCards(reader, filter, { sort, limit, offset: (page - 1) * limit }),
    countProducts(reader, filter),
  ]);
  return { rows, total };
}
