import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { runChecks } from '#db/run-checks.ts';
import type { Database } from '#server/platform/database/db.ts';
import { describe, expect, test as withDatabase } from '#tests/support/machine/database.ts';
import { makePdf } from '#tests/support/pdfs.ts';
import { type LearningFixture, makeFile, openLearningFixture } from '#tests/support/shop/courses.ts';
import { makeProduct } from '#tests/support/shop/products.ts';
import { listLessonFiles } from '../media-files.ts';
import { queueUnreadFiles, readFileText } from './file-texts.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const test = withDatabase.extend<{ shop: LearningFixture }>({
  shop: async ({ db }, use) => {
    const shop = await openLearningFixture(db);
    await use(shop);
    await shop.clear();
  },
});

interface Text {
  readonly state: string;
  readonly passages: readonly { readonly heading: string; readonly body: string; readonly anchor: string }[];
}

async function textOf(db: Database, id: string): Promise<Text | undefined> {
  const { rows } = await db.pool.query<Text>('select state, passages from file_texts where file_id = $1', [
    id,
  ]);
  return rows[0];
}

async function read(
  shop: LearningFixture,
  content_type: string,
  content: Uint8Array | string,
): Promise<Text> {
  const id = await makeFile(shop, { content_type, bytes: Buffer.from(content) });
  await readFileText(shop, id);
  const text = await textOf(shop.db, id);
  if (text === undefined) throw new Error('it was not read');
  return text;
}

const seeded = (name: string) => readFileSync(new URL(`../../../db/seed/files/${name}`, import.meta.url));

describe('a file', () => {
  test('that is a PDF is read page by page', async ({ shop }) => {
    const { state, passages } = await read(shop, 'application/pdf', await makePdf({ pages: 3 }));
    expect(state).toBe('read');
    expect(passages.map(({ anchor }) => anchor)).toEqual(['page=1', 'page=2', 'page=3']);
  });

  test('that is a document is read at its headings, a workbook by its words', async ({ shop }) => {
    const document = await read(shop, DOCX, seeded('sop-ai-toko.docx'));
    expect(document.passages.filter(({ heading }) => heading !== '').length).toBeGreaterThan(5);
    const workbook = await read(shop, XLSX, seeded('rekap-penjualan.xlsx'));
    expect(workbook.passages[0]?.body).toMatch(/\p{L}{3}/u);
  });

  test('of captions opens where it is said', async ({ shop }) => {
    const cues = [0, 1, 2, 3].map(
      (n) => `00:0${n}:00.000 --> 00:0${n}:30.000\n${`Kalimat ke-${n} dari film. `.repeat(9)}\n`,
    );
    const { passages } = await read(shop, 'text/vtt', `WEBVTT\n\n${cues.join('\n')}`);
    expect(passages.map(({ anchor }) => anchor)).toEqual(['t=0', 't=60', 't=120', 't=180']);
  });

  test('that is long is divided, and has no sign that marks a match', async ({ shop }) => {
    const { passages } = await read(shop, 'text/plain', `${'kata\u0002 '.repeat(4_000)}\n`);
    expect(passages.length).toBeGreaterThan(10);
    expect(Math.max(...passages.map(({ body }) => body.length))).toBeLessThanOrEqual(1200);
    expect(passages.some(({ body }) => /\p{Cc}/u.test(body))).toBe(false);
  });

  test('is read once, by whichever job comes', async ({ shop }) => {
    const id = await makeFile(shop, { text: 'zamrud' });
    await readFileText(shop, id);
    await shop.db.pool.query("update file_texts set changed_at = '2026-01-01'");
    await readFileText(shop, id);
    const { rows } = await shop.db.pool.query('select attempts from file_texts');
    expect(rows).toEqual([{ attempts: 1 }]);
  });

  test('that was never read is queued, a public one and a hand-in are not', async ({ shop }) => {
    const id = await makeFile(shop, { text: 'a' });
    await makeFile(shop, { text: 'b', access: 'public' });
    const handedIn = await makeFile(shop, { text: 'c' });
    await shop.db.pool.query("update media_files set storage_key = 'hand-ins/c' where id = $1", [handedIn]);
    await queueUnreadFiles(shop.db, shop.clock.now());
    const { rows } = await shop.db.pool.query(
      "select key from graphile_worker.jobs where task_identifier = 'read-file-text'",
    );
    expect(rows).toEqual([{ key: `file-text:${id}` }]);
    await readFileText(shop, handedIn);
    expect(await textOf(shop.db, handedIn)).toBeUndefined();
  });
});

describe('a file that cannot be read', () => {
  const nothing = { state: 'unreadable', passages: [] };

  test('has no text, and the next one has', async ({ shop }) => {
    expect(await read(shop, 'application/pdf', randomBytes(5_000))).toEqual(nothing);
    expect(await read(shop, 'application/pdf', await makePdf({ password: 'rahasia' }))).toEqual(nothing);
    expect(await read(shop, DOCX, randomBytes(5_000))).toEqual(nothing);
    expect(await read(shop, XLSX, 'PK')).toEqual(nothing);
    expect(await read(shop, 'text/vtt', 'WEBVTT')).toEqual(nothing);
    expect((await read(shop, 'application/pdf', await makePdf())).state).toBe('read');
    const files = await listLessonFiles(shop.db.orm, { kind: 'document' });
    expect(files.map(({ is_unreadable }) => is_unreadable)).toEqual([false, true, true, true, true]);
  });

  test('because it inflates to more than the memory of a small host takes nothing else along', async ({
    shop,
  }) => {
    const endless = Buffer.alloc(400 * 1024 ** 2, 32);
    const content = deflateSync(endless, { level: 1 });
    const pdf = Buffer.concat([
      Buffer.from(
        '%PDF-1.5\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
          '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>endobj\n' +
          `4 0 obj\n<</Filter/FlateDecode/Length ${content.length}>>\nstream\n`,
      ),
      content,
      Buffer.from('\nendstream\nendobj\ntrailer<</Root 1 0 R/Size 5>>\n%%EOF\n'),
    ]);
    expect(await read(shop, 'application/pdf', pdf)).toEqual(nothing);
    const archive = zipSync({
      '[Content_Types].xml': strToU8('<Types/>'),
      'word/document.xml': [endless, { level: 1 }],
    });
    expect(await read(shop, DOCX, archive)).toEqual(nothing);
    expect((await read(shop, 'text/plain', 'zamrud')).state).toBe('read');
  }, 120_000);

  test('is given up when its process ended three times', async ({ shop }) => {
    const id = await makeFile(shop, { text: 'a' });
    await shop.db.pool.query('insert into file_texts (file_id, attempts) values ($1, 3)', [id]);
    await readFileText(shop, id);
    expect(await textOf(shop.db, id)).toEqual(nothing);
  });
});

describe('the passages of a file', () => {
  const found = async (db: Database) => {
    const { rows } = await db.pool.query(
      "select title, path, access_key, body from search_passages where kind = 'file' and language = 'id' order by title",
    );
    return rows;
  };

  test('come with its text and its product, and go with each of them', async ({ shop }) => {
    const { db } = shop;
    const product = await makeProduct(db, { slug: 'kartu-stok' });
    const id = await makeFile(shop, { text: 'zamrud', product_id: product.id });
    expect(await found(db)).toEqual([]);
    await readFileText(shop, id);
    const passage = {
      title: 'Kartu',
      path: `/user/purchases/kartu-stok/files/${id}`,
      access_key: `${product.id}:file:${id}`,
      body: 'zamrud',
    };
    expect(await found(db)).toEqual([passage]);
    await db.pool.query("update product_files set title = 'Kartu stok'");
    expect(await found(db)).toEqual([{ ...passage, title: 'Kartu stok' }]);
    await db.pool.query("update products set is_active = false, slug = 'kartu'");
    expect(await found(db)).toMatchObject([{ path: `/user/purchases/kartu/files/${id}` }]);
    expect(await runChecks(db.pool)).toEqual([]);
    await db.pool.query('delete from product_files');
    expect(await found(db)).toEqual([]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('of a lesson open the lesson, those of its film where it is said', async ({ shop }) => {
    const { db } = shop;
    const file_id = await makeFile(shop, { text: 'safir' });
    const captions_file_id = await makeFile(shop, {
      content_type: 'text/vtt',
      text: 'WEBVTT\n\n00:01:23.000 --> 00:01:30.000\nkarton bergelombang\n',
    });
    const video = { file_id: await makeFile(shop, { content_type: 'video/mp4' }), captions_file_id };
    const lessons = [{ id: 'satu', title: 'Membungkus', file_id, video }];
    const { id } = await makeProduct(db, {
      type: 'e_course',
      slug: 'bungkus',
      modules: [{ title: 'M', lessons }],
    });
    await readFileText(shop, file_id);
    await readFileText(shop, captions_file_id);
    expect(await found(db)).toEqual([
      {
        title: 'Membungkus',
        path: '/user/purchases/bungkus/learn/satu',
        access_key: `${id}:file:${file_id}`,
        body: 'safir',
      },
    ]);
    const { rows } = await db.pool.query(
      "select path, anchor, access_key from search_passages where kind = 'lesson' and language = 'id'",
    );
    expect(rows).toEqual([
      { path: '/user/purchases/bungkus/learn/satu', anchor: 't=83', access_key: `${id}:satu` },
    ]);
    await db.pool.query("update products set modules = '[]'");
    expect(await found(db)).toEqual([]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('are kept while a product is saved and its files are read at once', async ({ shop }) => {
    const { db } = shop;
    const { id } = await makeProduct(db);
    const files = await Promise.all(
      Array.from({ length: 6 }, (_, n) => makeFile(shop, { text: `zamrud ${n}`, product_id: id })),
    );
    await Promise.all([
      ...files.map((file) => readFileText(shop, file)),
      ...files.map((_, n) => db.pool.query('update products set title = $1', [`Kartu ${n}`])),
    ]);
    expect(await found(db)).toHaveLength(6);
    expect(await runChecks(db.pool)).toEqual([]);
  });
});
