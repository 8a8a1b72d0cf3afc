import type { SearchResults } from '#contract/people/admin-search.ts';
import { findProducts } from '../catalog/index.ts';
import { findOrders } from '../orders/index.ts';
import type { Reader } from '../platform/database/db.ts';
import { searchPublic } from '../search/index.ts';
import { findPeople } from './people.queries.ts';

const MAX_HITS = 5;

interface SearchQuery {
  readonly words: string;
  /** Only admins see products (DECISIONS 35). */
  readonly with_products: boolean;
}

export async function searchEverything(
  reader: Reader,
  { words, with_products }: SearchQuery,
): Promise<SearchResults> {
  const [orders, users, products, site] = await Promise.all([
    findOrders(reader, words, MAX_HITS),
    findPeople(reader, words, MAX_HITS),
    with_products ? findProducts(reader, words, MAX_HITS) : [],
    searchPublic(reader, { search: words, page: 1, limit: MAX_HITS }),
  ]);
  return { orders, users, products, passages: site.passages };
}
