import { expect, test } from 'vitest';
import { blogHref, isFiltered, parseBlogView } from './blog-view.ts';

test('[BLOG-002, BLOG-004] a view survives its own URL, whatever its query', () => {
  const view = { search: 'stok & <b>gudang</b>', category: 'Stok & Gudang', page: 3 };
  const href = blogHref(view);
  expect(parseBlogView(new URL(href, 'http://blog.test').searchParams)).toEqual(view);
  expect(isFiltered(view)).toBe(true);
});

test('invalid values in a URL are ignored', () => {
  for (const page of ['-4', '0', '1.5', 'x', '', '1e9']) {
    const view = parseBlogView(new URLSearchParams({ page, search: '  ', category: '' }));
    expect([page, blogHref(view), isFiltered(view)]).toEqual([page, '/blog', false]);
  }
  expect(parseBlogView(new URLSearchParams({ search: 'a'.repeat(500) })).search).toHaveLength(100);
});
