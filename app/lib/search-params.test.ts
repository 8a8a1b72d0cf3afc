import { expect, test } from 'vitest';
import { replacesEntry } from './search-params.ts';

test('Back leaves a search as a whole: only its first query, and every choice, is a history entry', () => {
  const shown = [
    ['', '/blog?search=sop', false],
    ['?search=sop', '/blog?search=sop+gudang', true],
    ['?search=sop&page=2', '/blog', true],
    ['?search=sop', '/blog?search=sop&category=AI', false],
    ['?category=AI', '/blog?category=Data', false],
    // Enter after what was typed had been sent by itself.
    ['?search=sop', '/blog?search=sop', true],
  ] as const;
  for (const [search, href, isSame] of shown)
    expect([search, href, replacesEntry({ pathname: '/blog', search }, href)]).toEqual([
      search,
      href,
      isSame,
    ]);
});
