import type { SearchResults } from '#contract/admin/search.ts';
import { findProducts } from '#server/modules/catalog/index.ts';
import { findOrders } from '#server/modules/orders/index.ts';
import { findPeople } from '#server/modules/people/index.ts';
import type { Reader } from '#server/platform/db.ts';

const MAX_HITS = 5;

interface SearchQuery {
  readonly words: string;
  /** Only admins see products (DECISIONS 35). */
  readonly with_products: boolean;
}

/** The first matches of orders, users and products. */
export async function searchEverything(
  reader: Reader,
  { words, with_products }: SearchQuery,
): Promise<SearchResults> {
  const [orders, users, products] = await Promise.all([
    findOrders(reader, words, MAX_HITS),
    findPeople(reader, words, MAX_HITS),
    with_products ? findProducts(reader, words, MAX_HITS) : [],
  ]);
  return { orders, users, products };
}
