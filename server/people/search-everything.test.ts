import { randomUUID } from 'node:crypto';
import { checkOut } from '#server/checkout/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { lineOf, makeProduct } from '#tests/support/shop/products.ts';
import { searchEverything } from './index.ts';

const find = (db: Database, words: string, with_products = true) =>
  searchEverything(db.orm, { words, with_products });
const ids = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id);

test('an order is found by its buyer, by the start of its id as people write it, and by all of it', async ({
  db,
}) => {
  const buyer = await makePerson(db, { balance: 50_000 });
  const lines = [lineOf(await makeProduct(db))];
  const bought = await checkOut(db, { buyer, lines, idempotency_key: randomUUID() });
  const id = bought.ok ? bought.value.order.id : '';
  const short = id.slice(0, 8);
  for (const words of [buyer.email, buyer.full_name, `#${short}`, short.toUpperCase(), id])
    expect(ids((await find(db, words)).orders), words).toEqual([id]);
});

test('somebody is found by address and id, and nobody by what a pattern would mean', async ({ db }) => {
  const { id, email } = await makePerson(db);
  await makePerson(db);
  for (const words of [email, id]) expect(ids((await find(db, words)).users)).toEqual([id]);
  expect(await find(db, '%%%')).toEqual({ orders: [], users: [], products: [], passages: [] });
});

test('DECISIONS 35: products are found by title in every state but the archive, and only for those who may', async ({
  db,
}) => {
  const { id } = await makeProduct(db, { title: 'Otomasi 100% Rapi', description: 'Tentang gudang' });
  const set = (change: string) => db.pool.query(`update products set ${change} where id = $1`, [id]);
  await set('is_active = false');
  expect(ids((await find(db, 'otomasi 100% r')).products)).toEqual([id]);
  expect(ids((await find(db, 'gudang')).products)).toEqual([]);
  expect((await find(db, 'otomasi', false)).products).toEqual([]);
  await set('archived_at = now()');
  expect((await find(db, 'otomasi')).products).toEqual([]);
});

test('of many the first five come', async ({ db }) => {
  for (const _ of [1, 2, 3, 4, 5, 6]) {
    await makeProduct(db);
    await makePerson(db);
  }
  expect((await find(db, 'produk')).products).toHaveLength(5);
  expect((await find(db, 'example')).users).toHaveLength(5);
});
