import { randomUUID } from 'node:crypto';
import { checkOut } from '#server/checkout/index.ts';
import { dayOf } from '#shared/time/dates.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { lineOf, makeBundle, makeProduct, type Product } from '#tests/support/shop/products.ts';
import { generateReport } from '../index.ts';

test('the revenue of a bundle counts once, as its own; its parts say how often they went with it', async ({
  db,
}) => {
  const [a, b] = [
    await makeProduct(db, { title: 'A', price: 60_000 }),
    await makeProduct(db, { title: 'B', price: 40_000 }),
  ];
  const bundle = await makeBundle(db, [a.id, b.id], { title: 'Paket', price: 80_000 });
  const buy = async (products: readonly Product[]) => {
    const buyer = await makePerson(db, { balance: 200_000 });
    for (const product of products)
      await checkOut(db, { buyer, lines: [lineOf(product)], idempotency_key: randomUUID() });
  };
  await buy([bundle]);
  await buy([a, bundle]);
  const today = dayOf(new Date());
  const span = { first: today, last: today };
  const byProduct = await generateReport(db.orm, { report_type: 'revenue', group_by: 'product', span });
  expect(
    byProduct.rows.map((row) => [row.product, row.orders, row.units, row.bundle_units, row.revenue_bigint]),
  ).toEqual([
    ['Paket', 2, 2, 0, 8_000_000 + 3_200_000],
    ['A', 1, 1, 1, 6_000_000],
    ['B', 0, 0, 2, 0],
  ]);
  const byDay = await generateReport(db.orm, { report_type: 'revenue', group_by: 'day', span });
  expect(byProduct.totals.revenue_bigint).toBe(byDay.totals.revenue_bigint);
});
