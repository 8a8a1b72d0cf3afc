import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { vi } from 'vitest';
import { editProduct } from '#server/catalog/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { succeed } from '#shared/result.ts';
import { expect } from '#tests/support/machine/database.ts';
import { inChunks, makePicture } from '#tests/support/pictures.ts';
import { countJobs } from '#tests/support/shop/books.ts';
import { makeHeldCourse } from '#tests/support/shop/courses.ts';
import { LIMITS, storedFiles, test, uploaded } from '#tests/support/shop/media-shop.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { makeProduct } from '#tests/support/shop/products.ts';
import { findMissingMedia, makeVariants, pruneUnusedMedia, uploadMedia } from './index.ts';

const gallery = (url: string) => JSON.stringify([{ type: 'image', url, sort_order: 1 }]);
const rowsOf = async (db: Database) =>
  (await db.pool.query<{ id: string }>('select id from media_files')).rows.map(({ id }) => id);

test('what nothing has used for 24 hours is cleared away with all of its bytes; what is used never is', async ({
  shop,
}) => {
  const { db } = shop;
  const temporary = await mkdtemp(join(tmpdir(), 'sweep-'));
  vi.stubEnv('TMPDIR', temporary);
  await mkdir(join(temporary, 'arunika-upload-killed'));
  await utimes(join(temporary, 'arunika-upload-killed'), 0, 0);
  const [used, unused, dropped] = [
    await uploaded(shop.upload(await makePicture())),
    await uploaded(shop.upload(await makePicture())),
    await uploaded(shop.upload(await makePicture())),
  ];
  for (const { id } of [used, unused, dropped]) await makeVariants(shop, id);
  const first = await makeProduct(db, { media_gallery: JSON.parse(gallery(used.url)) });
  const second = await makeProduct(db, { description: `<p><img src="${dropped.url}"></p>` });
  const sections = { sections: [{ id: 'a', type: 'media', media: { type: 'image', url: used.url } }] };
  await makeProduct(db, { content_metadata: sections });
  await db.pool.query('delete from products where id = $1', [first.id]);
  await pruneUnusedMedia(shop);
  shop.pass(23);
  await pruneUnusedMedia(shop);
  expect(await rowsOf(db)).toHaveLength(3);
  await db.pool.query('delete from products where id = $1', [second.id]);
  shop.pass(2);
  await pruneUnusedMedia(shop);
  expect((await rowsOf(db)).sort()).toEqual([used.id, dropped.id].sort());
  shop.pass(25);
  await pruneUnusedMedia(shop);
  expect(await rowsOf(db)).toEqual([used.id]);
  const jobs = await db.pool.query<{ payload: { keys: string[] } }>(
    "select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'delete-stored-files'",
  );
  const keys = jobs.rows.flatMap(({ payload }) => payload.keys);
  for (const key of keys) await shop.storage.remove(key);
  const left = await storedFiles(shop);
  expect(left).toHaveLength(3);
  expect(await readdir(temporary), 'left by a process that was killed').toEqual([]);
  vi.unstubAllEnvs();
  await rm(temporary, { recursive: true });
  expect(left.every((name) => used.path.includes(name.split(/[-.]/)[0] ?? '?'))).toBe(true);
});

test('a file that is used while it is cleared away is used or gone, never half', async ({ shop }) => {
  const { db } = shop;
  const product = await makeProduct(db);
  for (let round = 0; round < 6; round++) {
    const { id, url } = await uploaded(shop.upload(await makePicture()));
    await pruneUnusedMedia(shop);
    shop.pass(25);
    const use = db.pool.query('update products set media_gallery = $2::jsonb where id = $1', [
      product.id,
      gallery(url),
    ]);
    await Promise.all([use, pruneUnusedMedia(shop), pruneUnusedMedia(shop)]);
    const noted = await db.pool.query('select file_id from media_uses where file_id = $1', [id]);
    expect(noted.rows).toHaveLength((await rowsOf(db)).filter((row) => row === id).length);
    expect(await findMissingMedia(db.orm, url)).toEqual(noted.rows.length === 0 ? [id] : []);
  }
  const late = await uploaded(shop.upload(await makePicture()));
  await pruneUnusedMedia(shop);
  shop.pass(25);
  const saving = await withTx(db, async (tx) => {
    await tx.execute(
      sql`update products set media_gallery = ${gallery(late.url)}::jsonb where id = ${product.id}`,
    );
    await pruneUnusedMedia(shop);
    return succeed((await rowsOf(db)).includes(late.id));
  });
  expect(saving).toEqual({ ok: true, value: true });
  await pruneUnusedMedia(shop);
  expect(await rowsOf(db)).toContain(late.id);
  await expect(db.pool.query('delete from media_files where id = $1', [late.id])).rejects.toThrow(
    /media_uses/,
  );
});

const nobody = { id: null, role: null, request_id: null, address: null, user_agent: null };

const besideProduct = async (upload: ReturnType<typeof uploaded>) => ({
  file_id: (await upload).id,
  title: 'Lembar',
  description: '',
});

test('a file beside a product stays for as long as it lies there, and for good when somebody downloaded it', async ({
  shop,
}) => {
  const { db } = shop;
  const sheet = () =>
    besideProduct(
      uploaded(
        shop.upload(Buffer.from('Nama;Harga\n'), { name: 'a.csv', kind: 'document', area: 'lessons' }),
      ),
    );
  const [kept, taken, downloaded] = [await sheet(), await sheet(), await sheet()];
  const { id } = await makeHeldCourse(db);
  const put = (files: readonly (typeof kept)[]) =>
    withTx(db, (tx) => editProduct(tx, nobody, { id, fields: {}, files }));
  expect((await put([kept, taken, downloaded])).ok).toBe(true);
  await db.pool.query(
    'insert into file_downloads (link_id, holding_id, file_id) select gen_random_uuid(), id, $1 from user_products',
    [downloaded.file_id],
  );
  const sweepAfter = async (hours: number) => {
    shop.pass(hours);
    await pruneUnusedMedia(shop);
    return (await rowsOf(db)).sort();
  };
  await pruneUnusedMedia(shop);
  expect(await sweepAfter(100)).toHaveLength(3);
  expect((await put([kept])).ok).toBe(true);
  await pruneUnusedMedia(shop);
  expect(await sweepAfter(25)).toEqual([kept.file_id, downloaded.file_id].sort());

  for (let round = 0; round < 6; round++) {
    const late = await sheet();
    await pruneUnusedMedia(shop);
    shop.pass(25);
    const [saved] = await Promise.all([put([kept, late]), pruneUnusedMedia(shop), pruneUnusedMedia(shop)]);
    expect((await rowsOf(db)).includes(late.file_id)).toBe(saved.ok);
    if (!saved.ok) expect(saved.refusal).toMatchObject({ details: { fields: ['files.1.file_id'] } });
  }
});

test('what is no upload is never cleared away, and an address that names nothing is said to be missing', async ({
  shop,
}) => {
  await shop.db.pool.query(
    "insert into media_files (storage_key, file_name, content_type, size_bytes) values ('demo/a', 'a', 'text/plain', 1)",
  );
  await pruneUnusedMedia(shop);
  shop.pass(1000);
  await pruneUnusedMedia(shop);
  expect(await rowsOf(shop.db)).toHaveLength(1);
  const id = randomUUID();
  expect(await findMissingMedia(shop.db.orm, `x /api/media/${id}/1x1-ffffff.png y`)).toEqual([id]);
});

test('bytes whose upload broke off before their row are found and cleared away, and no others', async ({
  shop,
}) => {
  const { db, storage } = shop;
  const kept = await uploaded(shop.upload(await makePicture()));
  const died: Storage = {
    ...storage,
    async put(key, bytes) {
      await storage.put(key, bytes);
      throw new Error('the process was killed here');
    },
  };
  const upload = {
    area: 'content',
    kind: 'image',
    name: 'a.png',
    uploaded_by: (await makePerson(db)).id,
    bytes: inChunks(await makePicture()),
    limits: LIMITS,
  } as const;
  await expect(uploadMedia({ ...shop, storage: died }, upload)).rejects.toThrow('killed');
  expect(await storedFiles(shop)).toHaveLength(2);
  await pruneUnusedMedia(shop);
  expect(await countJobs(db, 'delete-stored-files')).toBe(0);
  shop.pass(25);
  await db.pool.query('update media_files set unused_since = null, uploaded_at = null');
  await pruneUnusedMedia(shop);
  const jobs = await db.pool.query<{ payload: { keys: string[] } }>(
    'select payload from graphile_worker._private_jobs where payload::jsonb ? $1',
    ['keys'],
  );
  const keys = jobs.rows.flatMap(({ payload }) => payload.keys);
  for (const key of keys) await storage.remove(key);
  expect(keys).toHaveLength(1);
  expect(await storedFiles(shop)).toEqual([expect.stringContaining(kept.path.split('/').at(-1) ?? '?')]);
});
