import type { Database } from '#server/platform/database/db.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { makeDiscount } from '#tests/support/shop/discounts.ts';
import { makeProduct, type Product } from '#tests/support/shop/products.ts';

const pricesWith = async (db: Database, products: readonly Product[], code?: string) => {
  const ids = products.map(({ id }) => id).join(',');
  const cookie = code === undefined ? {} : { cookie: `discount_code=${encodeURIComponent(code)}` };
  const answer = await createComposedApp(db).get(`/api/discounts/kept?ids=${ids}`, cookie);
  const { prices } = await answer.json();
  const priceOf = (id: string) =>
    prices.find((one: { product_id: string }) => one.product_id === id)?.price ?? null;
  return products.map(({ id }) => priceOf(id));
};

test('[DECISIONS 61] each price with the code that a browser carries is that of the product bought alone, and only lower ones', async ({
  db,
}) => {
  const [cheap, dear] = [await makeProduct(db), await makeProduct(db, { price: 90_000 })];
  const on_sale = await makeProduct(db, { price: 200_000 });
  await makeDiscount(db, { code: null, percent: 50, targets: [`product:${on_sale.id}`] });
  const gone = await makeProduct(db, { is_active: false });
  const all = [cheap, dear, on_sale, gone];
  const { code } = await makeDiscount(db, { code: 'HEMAT20' });
  expect(await pricesWith(db, all, ' hemat-20')).toEqual([40_000, 72_000, null, null]);
  const amount = await makeDiscount(db, { amount: 60_000, minimum: 80_000 });
  expect(await pricesWith(db, all, amount.code)).toEqual([null, 30_000, null, null]);
  expect(await pricesWith(db, all)).toEqual([null, null, null, null]);
  expect(await pricesWith(db, all, 'TEBAKAN')).toEqual([null, null, null, null]);
  await db.pool.query(
    'update discounts set is_active = false where id = (select discount_id from discount_codes where code = $1)',
    [code],
  );
  expect(await pricesWith(db, all, code)).toEqual([null, null, null, null]);
});
