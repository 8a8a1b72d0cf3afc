import { listProducts, selectCategories } from '#server/catalog/index.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { makeProduct } from '#tests/support/shop/products.ts';

test('categories of what is for sale come in the order of the shop, and each finds its own', async ({
  db,
}) => {
  const rows = [
    ['klinik-a', 'Klinik', 2, true],
    ['toko-a', 'Toko', 1, true],
    ['toko-b', 'Toko', 9, true],
    ['lama', 'Pabrik', 0, false],
    ['tanpa', '', 3, true],
    ['tanpa-lagi', null, 4, true],
  ] as const;
  for (const [slug, category, sort_order, is_active] of rows)
    await makeProduct(db, { slug, category, sort_order, is_active });
  expect(await selectCategories(db.orm)).toEqual([
    { name: 'Toko', product_count: 2 },
    { name: 'Klinik', product_count: 1 },
  ]);
  const found = await listProducts(db.orm, {
    ...{ category: 'Toko', kind: 'all', sort: 'recommended', page: 1, limit: 20 },
  });
  expect(found.products.map(({ slug }) => slug)).toEqual(['toko-a', 'toko-b']);
});
