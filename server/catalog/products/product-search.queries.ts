import { desc, type SQLWrapper, sql } from 'drizzle-orm';
import type { Reader } from '#server/platform/database/db.ts';
import { type FoundPage, search } from '#server/platform/lists/list-search.ts';
import { containsNear, type NearWords, nearness } from '#server/platform/lists/near-words.ts';
import { andAlso, contains, hasLetters, matchOf, type WordMatch } from '#server/platform/lists/word-match.ts';
import { orInEnglish } from '#server/translations/index.ts';
import { currentLanguage } from '#shared/language/language.ts';
import { products } from '../catalog.schema.ts';
import { narrowed, orders, type ProductFilter, type ProductPage } from './products.queries.ts';

/** Near words are searched for instead of the text. */
interface ProductSearch {
  readonly filter: ProductFilter;
  readonly text: string;
  readonly near: NearWords | null;
}

/** In the order of a column where one is chosen, else the best first. */
export function searchProducts(
  reader: Reader,
  { filter, text, near }: ProductSearch,
  page: ProductPage,
): Promise<FoundPage> {
  const { id, search_text } = products;
  const best = near === null ? hasLetters(search_text, text) : nearness(search_text, near);
  return search(
    reader,
    {
      from: products,
      id,
      filter: sql`${products.is_active}`,
      order: orders[page.sort],
      match: andAlso(matchWords(text, near), narrowed(filter)),
      ...(page.sort === 'recommended' && { relevance: [desc(best)] }),
    },
    page,
  );
}

function matchWords(text: string, near: NearWords | null): WordMatch {
  const matches = (small: SQLWrapper) => (near === null ? contains(small, text) : containsNear(small, near));
  const own = matchOf(text, matches(products.search_text));
  if (currentLanguage() === 'id') return own;
  const { id, title, short_description } = products;
  return orInEnglish(
    { table: products, id, area: 'catalog', columns: [title, short_description] },
    own,
    matches,
  );
}
