import { randomUUID } from 'node:crypto';
import { checkOut } from '#server/checkout/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { makePerson, type Person } from '#tests/support/shop/people.ts';
import { lineOf, makeProduct } from '#tests/support/shop/products.ts';
import {
  getOwnOrder,
  listAllOrders,
  listEntitlements,
  listOwnOrders,
  readOwnedIds,
  readReceipt,
} from './index.ts';

const firstPage = { limit: 20, offset: 0 };

async function buy(db: Database, buyer: Person, title: string): Promise<string> {
  const lines = [lineOf(await makeProduct(db, { title }))];
  const bought = await checkOut(db, { buyer, lines, idempotency_key: randomUUID() });
  if (!bought.ok) throw new Error(bought.refusal.code);
  return bought.value.order.id;
}

describe('orders', () => {
  test('[API-085] of a user are listed newest first, with their items, for that user only', async ({
    db,
  }) => {
    const [buyer, stranger] = [await makePerson(db, { balance: 200_000 }), await makePerson(db)];
    const [older, newer] = [await buy(db, buyer, 'Satu'), await buy(db, buyer, 'Dua')];
    expect(await listOwnOrders(db.orm, buyer.id, firstPage)).toMatchObject({
      orders: [
        { id: newer, amount: 50_000, total_credits: 50_000, items: [{ title: 'Dua' }] },
        { id: older, items: [{ title: 'Satu' }] },
      ],
      total: 2,
    });
    expect(await listOwnOrders(db.orm, stranger.id, firstPage)).toEqual({ orders: [], total: 0 });
    expect(await getOwnOrder(db.orm, buyer.id, older)).toMatchObject({ ok: true, value: { id: older } });
    expect(await getOwnOrder(db.orm, stranger.id, older)).toEqual({
      ok: false,
      refusal: { code: 'ORDER_NOT_FOUND' },
    });
  });

  test('keep what was sold when the product is changed afterwards', async ({ db }) => {
    const buyer = await makePerson(db, { balance: 50_000 });
    const order = await buy(db, buyer, 'Nama lama');
    await db.pool.query("update products set title = 'Nama baru', price = 1, type = 'webinar'");
    expect(await getOwnOrder(db.orm, buyer.id, order)).toMatchObject({
      value: { items: [{ title: 'Nama lama', price_bigint: 5_000_000, type: 'template' }] },
    });
  });

  test('of everybody are searched by name, address and start of the id, literally', async ({ db }) => {
    const buyer = await makePerson(db, { balance: 50_000 });
    const order = await buy(db, buyer, 'Satu');
    const search = async (text: string) => (await listAllOrders(db.orm, { search: text }, firstPage)).total;
    expect(await search('SARI')).toBe(1);
    expect(await search(buyer.email.slice(3, 20))).toBe(1);
    expect(await search(order.slice(0, 8).toUpperCase())).toBe(1);
    expect([await search('%'), await search('_'), await search('tidak ada')]).toEqual([0, 0, 0]);
    expect((await listAllOrders(db.orm, { status: 'refunded' }, firstPage)).total).toBe(0);
  });

  test('have a receipt with the amount paid and the balance left', async ({ db }) => {
    const buyer = await makePerson(db, { balance: 80_000 });
    const receipt = await readReceipt(db.orm, await buy(db, buyer, 'Satu'));
    expect(receipt).toMatchObject({
      customer_email: buyer.email,
      amount_bigint: 5_000_000,
      balance_after: 3_000_000,
      items: [{ title: 'Satu', price_bigint: 5_000_000 }],
    });
    expect(await readReceipt(db.orm, randomUUID())).toBeNull();
  });
});

test('[API-046, API-086] active holdings are listed newest first', async ({ db }) => {
  const buyer = await makePerson(db, { balance: 150_000 });
  for (const title of ['Satu', 'Dua', 'Tiga']) await buy(db, buyer, title);
  await db.pool.query(`update user_products h set status = 'ended'
    from products p where p.id = h.product_id and p.title = 'Dua'`);
  const { entitlements, total } = await listEntitlements(db.orm, buyer.id, firstPage);
  expect(entitlements.map(({ product, status }) => [product.title, status])).toEqual([
    ['Tiga', 'active'],
    ['Satu', 'active'],
  ]);
  expect(total).toBe(2);
});

test('[MKT-015, API-069] all active holdings are listed, however many, and no ended ones', async ({ db }) => {
  const [collector, stranger] = [await makePerson(db), await makePerson(db)];
  const made = await Promise.all(Array.from({ length: 150 }, () => makeProduct(db)));
  await db.pool.query(
    `insert into user_products (user_id, product_id, status)
     select $1, id, case when id = $2 then 'ended' else 'active' end from products`,
    [collector.id, made[0]?.id],
  );
  const ids = made.slice(1).map(({ id }) => id);
  expect((await readOwnedIds(db.orm, collector.id)).toSorted()).toEqual(ids.toSorted());
  expect(await readOwnedIds(db.orm, stranger.id)).toEqual([]);
});
