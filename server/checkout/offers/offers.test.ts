import { randomUUID } from 'node:crypto';
import { expect, test } from '#tests/support/machine/database.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { lineOf, makeBundle, makeProduct, type Product } from '#tests/support/shop/products.ts';
import { checkOut, listBundleOffers } from '../index.ts';

test('who holds a part is offered the rest of each bundle that can be bought, and nobody else is', async ({
  db,
}) => {
  const [a, b, c] = [
    await makeProduct(db, { title: 'A', price: 60_000 }),
    await makeProduct(db, { title: 'B', price: 40_000 }),
    await makeProduct(db, { title: 'C', price: 20_000 }),
  ];
  const bundle = await makeBundle(db, [a.id, b.id], { title: 'Paket AB', price: 80_000, sort_order: 1 });
  const broken = await makeBundle(db, [a.id, c.id], { title: 'Paket AC', price: 70_000, sort_order: 2 });
  const buyer = await makePerson(db, { balance: 500_000 });
  const buy = (product: Product) =>
    checkOut(db, { buyer, lines: [lineOf(product)], idempotency_key: randomUUID() });
  expect(await listBundleOffers(db.orm, buyer.id)).toEqual([]);
  await buy(a);
  const offered = await listBundleOffers(db.orm, buyer.id);
  expect(offered).toMatchObject([
    {
      title: 'Paket AB',
      price: 80_000,
      owned: { amount: 48_000, titles: ['A'] },
      missing: ['B'],
      due: 32_000,
    },
    { title: 'Paket AC', missing: ['C'] },
  ]);
  expect(await listBundleOffers(db.orm, buyer.id, bundle.id)).toEqual(offered.slice(0, 1));
  await db.pool.query('update products set is_active = false where id = $1', [c.id]);
  expect((await listBundleOffers(db.orm, buyer.id)).map(({ title }) => title)).toEqual(['Paket AB']);
  expect(await listBundleOffers(db.orm, buyer.id, broken.id)).toEqual([]);
  await buy(bundle);
  expect(await listBundleOffers(db.orm, buyer.id)).toEqual([]);
});
