import { expect, test } from 'vitest';
import { isSearchRefinement } from './search-params.ts';

test('Back leaves a search as a whole: only its first query, and every choice, is a history entry', () => {
  const shown = [
    ['', '/blog?search=sop', false],
    ['?search=sop', '/blog?search=sop+gudang', true],
    ['?search=sop&page=2', '/blog', true],
    ['?search=sop', '/blog?search=sop&category=AI', false],
    ['?category=AI', '/blog?category=Data', false],
  ] as const;
  for (const [search, href, isSame] of shown)
    expect([search, href, isSearchRefinement(search, href)]).toEqual([search, href, isSame]);
});
