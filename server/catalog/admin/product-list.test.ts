import { expect, test } from '#tests/support/machine/database.ts';
import { openBook } from '#tests/support/shop/dated-books.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { makeProduct } from '#tests/support/shop/products.ts';
import { listAllProducts } from './product-list.ts';

test('the list of products is sorted by what each sold, from both ends and within a search', async ({
  db,
}) => {
  const [none, two, one] = [
    await makeProduct(db, { title: 'Kelas stok', price: 10_000 }),
    await makeProduct(db, { title: 'Kelas foto', price: 20_000 }),
    await makeProduct(db, { title: 'Template SOP', price: 30_000 }),
  ];
  const book = openBook(db);
  for (const products of [[two, one], [two]]) {
    const person = await makePerson(db);
    await book.topUp({ person, at: '2025-10-01 08:00:00', amount: 10_000_000 });
    await book.buy(person, products, { at: '2025-10-02 08:00:00' });
  }
  const titles = async (
    sort: 'units_sold' | '-units_sold',
    part: { search?: string; offset?: number } = {},
  ) => {
    const { search, offset = 0 } = part;
    const { products } = await listAllProducts(db.orm, { search }, { sort, limit: 2, offset });
    return products.map(({ id, units_sold }) => [id, units_sold]);
  };
  expect(await titles('-units_sold')).toEqual([
    [two.id, 2],
    [one.id, 1],
  ]);
  expect(await titles('-units_sold', { offset: 2 })).toEqual([[none.id, 0]]);
  expect(await titles('units_sold')).toEqual([
    [none.id, 0],
    [one.id, 1],
  ]);
  expect(await titles('-units_sold', { search: 'kelas' })).toEqual([
    [two.id, 2],
    [none.id, 0],
  ]);
});
