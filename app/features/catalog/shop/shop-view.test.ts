import { expect, test } from 'vitest';
import { parseShopView, shopHref } from './shop-view.ts';

test('a view survives its own URL', () => {
  const view = parseShopView(
    new URLSearchParams(
      'search=stok&kind=subscription&category=Toko+%26+kios&sort=price_asc&wishlist=1&page=3&detail=laporan-pagi',
    ),
  );
  const href = shopHref('/marketplace', view);
  expect(parseShopView(new URL(href, 'http://shop.test').searchParams)).toEqual(view);
});

test('invalid values in a URL are ignored', () => {
  const view = parseShopView(new URLSearchParams('kind=x&sort=1&page=-4&detail=../../etc'));
  expect(shopHref('/marketplace', view)).toBe('/marketplace');
});
