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

describe('a file', () => {
  /** As the job leaves it that read the file. */
  async function makeFileOf(db: Database, product: string): Promise<string> {
    const { rows } = await db.pool.query<{ id: string }>(
      `insert into media_files (storage_key, file_name, content_type, size_bytes)
       values ('uji/' || gen_random_uuid(), 'Kartu.pdf', 'application/pdf', 1) returning id`,
    );
    const id = rows[0]?.id ?? '';
    await db.pool.query(
      "insert into product_files (product_id, file_id, title) values ($1, $2, 'Kartu batu')",
      [product, id],
    );
    await db.pool.query('insert into file_texts (file_id) values ($1)', [id]);
    await db.pool.query("update file_texts set state = 'read', passages = $2 where file_id = $1", [
      id,
      JSON.stringify([{ heading: '', body: `Rahasia ${secret} ada di sini.`, anchor: 'page=3' }]),
    ]);
    return id;
  }

  const download = (db: Database, user: string, file: string) =>
    db.pool.query(
      `insert into file_downloads (link_id, holding_id, file_id)
       select gen_random_uuid(), id, $2 from user_products where user_id = $1`,
      [user, file],
    );

  const filesFound = async (db: Database, user_id: string, words = secret) =>
    (await find(db, user_id, words)).passages
      .filter(({ kind }) => kind === 'file')
      .map(({ path, anchor }) => `${path}#${anchor}`);

  test('is found by who holds it and has downloaded it, at its page, and by nobody else', async ({ db }) => {
    const { id } = await makeProduct(db, { title: 'Buku batu', slug: 'buku-batu' });
    const other = await makeProduct(db, { title: 'Buku lain', slug: 'buku-lain' });
    const file = await makeFileOf(db, id);
    const fileOfAnother = await makeFileOf(db, other.id);
    const reader = await makeHolder(db, id, []);
    const newcomer = await makeHolder(db, id, []);
    const stranger = await makePerson(db);
    const holderOfAnother = await makeHolder(db, other.id, []);
    await download(db, reader.id, file);
    await download(db, holderOfAnother.id, fileOfAnother);
    const [mine, theirs] = ['/user/purchases/buku-batu/files/', '/user/purchases/buku-lain/files/'];
    expect(await filesFound(db, reader.id)).toEqual([`${mine}${file}#page=3`]);
    expect(await filesFound(db, holderOfAnother.id)).toEqual([`${theirs}${fileOfAnother}#page=3`]);
    expect(await filesFound(db, newcomer.id)).toEqual([]);
    expect(await filesFound(db, stranger.id)).toEqual([]);
    for (const words of [secret, 'zamrud', `${secret} rahasia`, 'zamrudkelama']) {
      const everybody = await searchPublic(db.orm, { search: words, page: 1, limit: 20 });
      expect(everybody, words).toMatchObject({ passages: [], total: 0, kinds: [], meant: [] });
      expect(await find(db, newcomer.id, words), words).toMatchObject({ passages: [], meant: [] });
    }
    const { rows } = await db.pool.query("select from search_terms where word like 'zamrud%'");
    expect(rows).toEqual([]);
  });

  test('is found no longer once it is not held, or its product has another file', async ({ db }) => {
    const { id } = await makeProduct(db, { title: 'Buku batu' });
    const file = await makeFileOf(db, id);
    const reader = await makeHolder(db, id, []);
    await download(db, reader.id, file);
    expect(await filesFound(db, reader.id)).toHaveLength(1);
    await db.pool.query('delete from product_files');
    expect(await filesFound(db, reader.id)).toEqual([]);
    await db.pool.query("insert into product_files (product_id, file_id, title) values ($1, $2, 'Kartu')", [
      id,
      file,
    ]);
    expect(await filesFound(db, reader.id)).toHaveLength(1);
    await db.pool.query("update user_products set status = 'ended'");
    expect(await filesFound(db, reader.id)).toEqual([]);
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
