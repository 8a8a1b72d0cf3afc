import { buildHref, pageParam, parsePage, parseSearchText } from '#app/lib/search-params.ts';
import { type PublicPassageKind, publicPassageKinds } from '#shared/search/passages.ts';
import { normalizeSearch } from '#shared/search/search-words.ts';

export interface SearchView {
  /** As it was typed. */
  readonly search: string;
  readonly kind: PublicPassageKind | null;
  readonly page: number;
}

/** Fewer letters are in too many words. */
const MIN_LENGTH = 2;

export const parseSearchView = (search: URLSearchParams): SearchView => ({
  search: parseSearchText(search, 'q'),
  kind: publicPassageKinds.find((kind) => kind === search.get('kind')) ?? null,
  page: parsePage(search),
});

export type SearchPath = '/search' | '/user/search';

export const searchHref = ({ search, kind, page }: SearchView, path: SearchPath = '/search'): string =>
  buildHref(path, { q: search, kind, page: pageParam(page) });

/** The query of the API, the same for the same words, so that its answer is made once; null: nothing to look for. */
export function searchQuery({ search, kind, page }: SearchView, limit: number) {
  const words = wordsOf(search);
  return words === null ? null : { search: words, page, limit, ...(kind !== null && { kind }) };
}

export function wordsOf(search: string): string | null {
  const words = normalizeSearch(search);
  return words.length < MIN_LENGTH ? null : words;
}
