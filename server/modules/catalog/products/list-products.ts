import type { Reader } from '#server/platform/db.ts';
import {
  countProducts,
  type ProductFilter,
  type ProductSort,
  selectCards,
  selectNearlyNamed,
} from './products.queries.ts';
import { readCards } from './read-cards.ts';

export interface ProductQuery extends ProductFilter {
  readonly page: number;
  readonly limit: number;
  readonly sort: ProductSort;
}

/** One page of active products; search is case-insensitive over title and description (MKT-003); where nobody has the words, by what is spelled nearly so. */
export async function listProducts(reader: Reader, query: ProductQuery) {
  const found = await readPage(reader, query);
  const is_near = found.total === 0 && (query.search ?? '') !== '';
  const { rows, total } = is_near ? await readNear(reader, query) : found;
  return {
    products: await readCards(reader, rows),
    total,
    ...(is_near && total > 0 && { is_near }),
    page: query.page,
    limit: query.limit,
  };
}

async function readPage(reader: Reader, query: ProductQuery & Pick<ProductFilter, 'ids'>) {
  const offset = (query.page - 1) * query.limit;
  const [rows, total] = await Promise.all([
    selectCards(reader, query, { sort: query.sort, limit: query.limit, offset }),
    countProducts(reader, query),
  ]);
  return { rows, total };
}

/** No product has the words: those with words that are spelled nearly so. */
async function readNear(reader: Reader, { search = '', ...query }: ProductQuery) {
  return readPage(reader, { ...query, ids: await selectNearlyNamed(reader, search) });
}
