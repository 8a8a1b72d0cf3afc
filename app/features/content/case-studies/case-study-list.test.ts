import { expect, test } from 'vitest';
import { isFiltered, parsePortfolioView, portfolioHref } from './case-study-list.tsx';

test('a view of the portfolio survives its own URL', () => {
  const given = new URLSearchParams({ search: 'stok & toko', industry: 'Food & Beverage', page: '3' });
  const view = parsePortfolioView(given);
  expect(view).toEqual({ search: 'stok & toko', industry: 'Food & Beverage', page: 3 });
  expect(parsePortfolioView(new URL(portfolioHref(view), 'http://site.test').searchParams)).toEqual(view);
  expect(isFiltered(view)).toBe(true);
});

test('invalid values in a URL are ignored', () => {
  const view = parsePortfolioView(new URLSearchParams({ search: '  ', industry: 'Banking', page: '-4' }));
  expect(portfolioHref(view)).toBe('/portfolio');
  expect(isFiltered(view)).toBe(false);
  expect(parsePortfolioView(new URLSearchParams({ search: 'x'.repeat(200) })).search).toHaveLength(100);
});
