import { afterEach, expect, test, vi } from 'vitest';
import { createClient } from '#contract/client.ts';
import { productCopy } from '#messages/catalog/product.ts';
import { fetchShop } from './shop-page.tsx';
import { parseShopView } from './shop-view.ts';

const view = (query = '') => parseShopView(new URLSearchParams(query));
const page = { products: [], total: 0, page: 1, limit: 20 };

afterEach(() => {
  vi.useRealTimers();
});

test('[MKT-008] a list that takes longer than ten seconds times out', async () => {
  vi.useFakeTimers();
  const never = createClient(() => new Promise(() => undefined), { base_url: 'http://shop.test' });
  const shop = fetchShop(never, view(), false);
  await vi.advanceTimersByTimeAsync(9_999);
  const early = await Promise.race([shop, Promise.resolve('waits')]);
  await vi.advanceTimersByTimeAsync(1);
  expect([early, (await shop).list]).toEqual(['waits', null]);
});

test('[MKT-009] a page of the list has twenty products, filtered as in the URL', async () => {
  const requests: string[] = [];
  const client = createClient(
    async (request) => {
      requests.push(request.url.replace('http://shop.test', ''));
      return Response.json(request.url.endsWith('categories') ? { categories: [] } : page);
    },
    { base_url: 'http://shop.test' },
  );
  await fetchShop(client, view('page=3&kind=subscription&category=Toko'), false);
  await fetchShop(client, view('wishlist=1'), true);
  await fetchShop(client, view('wishlist=1'), false);
  expect(requests.filter((path) => !path.endsWith('categories'))).toEqual([
    '/api/products?kind=subscription&sort=recommended&page=3&limit=20&category=Toko',
    '/api/wishlist?kind=all&sort=recommended&page=1&limit=20',
    '/api/products?kind=all&sort=recommended&page=1&limit=20',
  ]);
});

test('[ERR-065, ERR-066] a missing product in the URL differs from one that failed to load', async () => {
  const answers = {
    gone: { code: 'PRODUCT_NOT_FOUND', error: 'x' },
    broken: { code: 'INTERNAL', error: 'x' },
  };
  const client = createClient(
    async ({ url }) => {
      if (url.endsWith('/gone')) return Response.json(answers.gone, { status: 404 });
      if (url.endsWith('/broken')) return Response.json(answers.broken, { status: 500 });
      return Response.json(url.endsWith('categories') ? { categories: [] } : page);
    },
    { base_url: 'http://shop.test' },
  );
  const problemOf = async (slug: string) => (await fetchShop(client, view(`detail=${slug}`), false)).problem;
  const problems = [await problemOf('gone'), await problemOf('broken')];
  const sentences = problems.map((problem) => (problem === null ? null : productCopy.problems[problem]));
  expect(sentences).toEqual(['Produk tidak ditemukan', 'Gagal memuat produk']);
});
