import { randomUUID } from 'node:crypto';
import { checkOut } from '#server/checkout/index.ts';
import { issueInvoice } from '#server/invoices/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { shortId } from '#shared/short-id.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { makePost } from '#tests/support/shop/content.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { lineOf, makeProduct } from '#tests/support/shop/products.ts';
import { searchOwn, searchPublic } from './index.ts';

const secret = 'zamrudkelana';
const lessons = [
  { id: 'satu', title: 'Pembuka', body: `<h2>Isi</h2><p>Rahasia ${secret} ada di sini.</p>` },
  { id: 'dua', title: 'Lanjutan', body: `<p>Kelanjutan ${secret} di sini.</p>` },
];

const makeCourse = (db: Database) =>
  makeProduct(db, { type: 'e_course', title: 'Kelas batu', modules: [{ title: 'Modul', lessons }] });

async function makeHolder(db: Database, product: string, opened: readonly string[]) {
  const person = await makePerson(db);
  await db.pool.query('insert into user_products (user_id, product_id) values ($1, $2)', [
    person.id,
    product,
  ]);
  for (const lesson of opened)
    await db.pool.query(
      'insert into lesson_progress (user_id, product_id, lesson_id, opened_at) values ($1, $2, $3, now())',
      [person.id, product, lesson],
    );
  return person;
}

const find = async (db: Database, user_id: string, search = secret) =>
  searchOwn(db.orm, { user_id, search, limit: 10 });
const lessonsFound = async (db: Database, user_id: string) =>
  (await find(db, user_id)).passages.filter(({ kind }) => kind === 'lesson').map(({ path }) => path);

describe('a lesson', () => {
  test('is found by who holds it and has opened it, and by nobody else', async ({ db }) => {
    const { id } = await makeCourse(db);
    const other = await makeCourse(db);
    const reader = await makeHolder(db, id, ['satu']);
    const newcomer = await makeHolder(db, id, []);
    const stranger = await makePerson(db);
    const holderOfAnother = await makeHolder(db, other.id, ['dua']);
    expect(await lessonsFound(db, reader.id)).toEqual([
      expect.stringMatching(/^\/user\/purchases\/.*\/learn\/satu$/),
    ]);
    expect(await lessonsFound(db, newcomer.id)).toEqual([]);
    expect(await lessonsFound(db, stranger.id)).toEqual([]);
    expect(await lessonsFound(db, holderOfAnother.id)).toEqual([expect.stringMatching(/\/learn\/dua$/)]);
    expect((await find(db, stranger.id, 'zamrudkelama')).meant).toEqual([]);
    expect((await searchPublic(db.orm, { search: secret, page: 1, limit: 20 })).passages).toEqual([]);
  });

  test('is found no longer once it is not held, though its product may be sold no longer', async ({ db }) => {
    const { id } = await makeCourse(db);
    const reader = await makeHolder(db, id, ['satu', 'dua']);
    await db.pool.query('update products set is_active = false');
    expect(await lessonsFound(db, reader.id)).toHaveLength(2);
    await db.pool.query("update user_products set status = 'ended'");
    expect(await lessonsFound(db, reader.id)).toEqual([]);
  });

  test('stands beside what everybody finds', async ({ db }) => {
    const { id } = await makeCourse(db);
    await makePost(db, { title: `Tentang ${secret}` });
    const reader = await makeHolder(db, id, ['satu']);
    expect((await find(db, reader.id)).passages.map(({ kind }) => kind).toSorted()).toEqual([
      'lesson',
      'post',
    ]);
  });
});

describe('an order', () => {
  test('is found by product, invoice number and the start of its id, by its buyer', async ({ db }) => {
    const buyer = await makePerson(db, { balance: 50_000 });
    const lines = [lineOf(await makeProduct(db, { title: 'Nota kasir digital' }))];
    const bought = await checkOut(db, { buyer, lines, idempotency_key: randomUUID() });
    if (!bought.ok) throw new Error(bought.refusal.code);
    const { id } = bought.value.order;
    await issueInvoice(db, id);
    const [order] = (await find(db, buyer.id, 'kasir nota')).orders;
    expect(order).toMatchObject({ id, titles: ['Nota kasir digital'], invoice_number: expect.any(String) });
    for (const words of [order?.invoice_number ?? '', shortId(id), 'INV'])
      expect(
        (await find(db, buyer.id, words)).orders.map((found) => found.id),
        words,
      ).toEqual([id]);
    const somebody = await makePerson(db);
    expect((await find(db, somebody.id, 'kasir nota')).orders).toEqual([]);
  });
});
