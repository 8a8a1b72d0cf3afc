import { expect, test } from 'vitest';
import { runInLanguage } from '#tests/support/language.ts';
import { htmlOf, textOf } from '#tests/support/page.tsx';
import { type Shop, ShopPage } from './shop-page.tsx';

const view = {
  search: '',
  kind: 'all',
  category: null,
  sort: 'recommended',
  page: 1,
  isWishlist: false,
  detail: null,
} as const;
const shop = (inPortal: boolean, list: Shop['list']) =>
  htmlOf(
    <ShopPage
      view={view}
      list={list}
      categories={[
        { name: 'Toko', product_count: 2 },
        { name: 'Klinik', product_count: 1 },
      ]}
      inPortal={inPortal}
      ownedIds={new Set()}
    />,
  );

test('[PORT-028] the shop of the portal is named as in its menu, with Mini Class, and has search, kinds and the wishlist', () => {
  const html = shop(true, { products: [], total: 0, page: 1, limit: 20 });
  expect(html).toContain('>Marketplace &amp; Mini Class</h1>');
  expect(html).toMatch(/type="search"/);
  expect(textOf(html)).toMatch(/Semua Langganan Sekali beli Wishlist/);
  expect(textOf(html)).toMatch(/Toko Klinik/);
  expect(textOf(html)).toContain('Tidak ada produk');
  expect(shop(false, { products: [], total: 0, page: 1, limit: 20 })).not.toContain('Mini Class');
});

test('[MKT-004, MKT-007] in English it filters All, Subscription and Non-Subscription, and says when it is empty', () => {
  const none = { products: [], total: 0, page: 1, limit: 20 };
  const words = textOf(runInLanguage('en', () => shop(false, none)));
  expect(words).toMatch(/All Subscription Non-Subscription/);
  expect(words).toContain('No products available');
});

test('[ERR-071] a shop shows that its products failed to load', () => {
  expect(textOf(shop(true, null))).toContain('Gagal mengambil data produk');
});

test('filters are links, so that they work without scripts; one that is pressed again lets all of them in', () => {
  const none = { products: [], total: 0, page: 1, limit: 20 };
  const html = htmlOf(
    <ShopPage
      view={{ ...view, category: 'Toko', sort: 'newest', page: 2 }}
      list={none}
      categories={[
        { name: 'Toko', product_count: 2 },
        { name: 'Klinik', product_count: 1 },
      ]}
      inPortal={false}
      ownedIds={new Set()}
    />,
    '/marketplace',
  );
  expect(html).toMatch(/<a[^>]*aria-current="true"[^>]*href="\/marketplace\?sort=newest"[^>]*><span>Toko</);
  expect(html).toMatch(/<a[^>]*href="\/marketplace\?category=Klinik&amp;sort=newest"[^>]*><span>Klinik</);
  expect(html).toMatch(/href="\/marketplace\?kind=subscription&amp;category=Toko&amp;sort=newest"/);
  // A search keeps them.
  expect(html).toMatch(/<input type="hidden" name="category" value="Toko"/);
});
