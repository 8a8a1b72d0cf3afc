import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import type { Database } from '#server/platform/db.ts';
import { createDiskStorage, type Storage } from '#server/platform/storage.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { MAX_UPLOAD_BYTES, pictureSources, readPictureUrl } from '#shared/media.ts';
import { succeed } from '#shared/result.ts';
import { test as base, expect } from '#tests/support/database.ts';
import { makePerson } from '#tests/support/people.ts';
import { inPieces, makePicture } from '#tests/support/pictures.ts';
import { makeProduct } from '#tests/support/products.ts';
import { findMissingMedia, makeVariants, openMedia, sweepMedia, uploadMedia } from './index.ts';
import { cleanFileName } from './media.rules.ts';

const HOUR_MS = 3_600_000;

interface Shop {
  readonly db: Database;
  readonly storage: Storage;
  readonly clock: { now(): Date };
  readonly folder: string;
  pass(hours: number): void;
  upload(bytes: Uint8Array, wishes?: Wishes): ReturnType<typeof uploadMedia>;
}
interface Wishes {
  readonly name?: string;
  readonly kind?: 'image' | 'video';
  readonly area?: 'one-time-products' | 'subscription-products' | 'content';
}

const test = base.extend<{ shop: Shop }>({
  shop: async ({ db }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'arunika-media-'));
    let passed = 0;
    const services = {
      db,
      storage: createDiskStorage(folder),
      clock: { now: () => new Date(Date.now() + passed) },
    };
    const { id: uploaded_by } = await makePerson(db);
    await use({
      ...services,
      folder,
      pass: (hours) => {
        passed += hours * HOUR_MS;
      },
      upload: (bytes, { name = 'foto.png', kind = 'image', area = 'one-time-products' } = {}) =>
        uploadMedia(services, { name, kind, area, bytes: inPieces(bytes), uploaded_by }),
    });
    await rm(folder, { recursive: true });
  },
});

async function uploaded(answer: ReturnType<typeof uploadMedia>) {
  const kept = await answer;
  if (!kept.ok) throw new Error(kept.refusal.code);
  return kept.value;
}

const keptFiles = async ({ folder }: Shop) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

const FILM = 'db/seed/files/cahaya-jendela.webm';

test('[AAPI-012, AAPI-013, AAPI-014, APRD-079] an upload is stored under its area and kind, a time and a random word, with its ending', async ({
  shop,
}) => {
  const now = shop.clock.now().getTime();
  const picture = await makePicture({ format: 'jpeg' });
  const one = await uploaded(shop.upload(picture, { name: 'Etalase Toko.JPEG' }));
  expect(one.path).toMatch(/^one-time-products\/images\/\d{13}-[0-9a-f]{16}\.jpeg$/);
  expect(Number(/\/(\d+)-/.exec(one.path)?.[1]) - now).toBeLessThan(60_000);
  expect(one).toMatchObject({ type: 'image', file_name: 'Etalase Toko.JPEG', width: 40, height: 30 });
  const film = await uploaded(
    shop.upload(await readFile(FILM), { kind: 'video', name: 'kelas.webm', area: 'subscription-products' }),
  );
  expect(film.path).toMatch(/^subscription-products\/videos\/\d{13}-[0-9a-f]{16}\.webm$/);
  for (const { url, path } of [one, film]) {
    const [, , , id = '', form = ''] = url.split('/');
    const opened = await openMedia(shop.db.orm, id, form);
    expect(opened).toMatchObject({ ok: true, value: { is_final: true, file: { storage_key: path } } });
  }
});

test('[APRD-077] nothing but pictures and films is kept, by what the bytes are and not by the name', async ({
  shop,
}) => {
  const png = await makePicture();
  const film = await readFile(FILM);
  const attempts: readonly (readonly [string, Uint8Array, Wishes])[] = [
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), {}],
    ['a script', Buffer.from('#!/bin/sh\nrm -rf /\n'), {}],
    ['a vector picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), {}],
    ['a document', Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj<<>>endobj'), {}],
    ['an archive', Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0]), {}],
    ['a film for a picture', film, {}],
    ['a picture for a film', png, { kind: 'video', name: 'kelas.mp4' }],
  ];
  for (const [what, bytes, wishes] of attempts) {
    expect([what, await shop.upload(bytes, wishes)]).toEqual([
      what,
      { ok: false, refusal: { code: 'FILE_TYPE_REFUSED' } },
    ]);
  }
  const broken: readonly (readonly [string, Uint8Array, Wishes])[] = [
    ['half a picture', (await makePicture({ width: 400, height: 400, format: 'jpeg' })).subarray(0, 900), {}],
    ['the first bytes of one', Buffer.concat([png.subarray(0, 33), Buffer.from('<script>')]), {}],
    ['half a head of a film', film.subarray(0, 40), { kind: 'video' }],
    ['a page behind a film', mp4WithTail('<script>alert(1)</script>'), { kind: 'video', name: 'a.mp4' }],
  ];
  for (const [what, bytes, wishes] of broken) {
    expect([what, await shop.upload(bytes, wishes)]).toEqual([
      what,
      { ok: false, refusal: { code: 'FILE_BROKEN' } },
    ]);
  }
  expect(await shop.upload(new Uint8Array())).toEqual({ ok: false, refusal: { code: 'UPLOAD_INCOMPLETE' } });
  expect(await keptFiles(shop)).toEqual([]);
});

/** The boxes of an MP4, as small as they go, and something behind them. */
function mp4WithTail(tail: string): Buffer {
  const box = (name: string, body: string) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(8 + body.length, 0);
    head.write(name, 4, 'latin1');
    return Buffer.concat([head, Buffer.from(body, 'latin1')]);
  };
  const film = [
    box('ftyp', 'isom\0\0\x02\0isomiso2mp41'),
    box('moov', box('mvhd', '\0'.repeat(100)).toString('latin1')),
  ];
  return Buffer.concat([...film, Buffer.from(tail)]);
}

test('[APRD-077] a film in MP4 is one from its first box to its last', async ({ shop }) => {
  const kept = await uploaded(shop.upload(mp4WithTail(''), { kind: 'video', name: 'kelas.mp4' }));
  expect(kept.path).toMatch(/\.mp4$/);
  expect(await shop.storage.size(kept.path)).toBe(kept.size_bytes);
});

test('[APRD-077] a picture is drawn anew: what was hidden in its file is gone, and it stands upright', async ({
  shop,
}) => {
  const camera = await sharp(await makePicture({ width: 60, height: 20, format: 'jpeg' }))
    .withExif({ IFD0: { Artist: 'Orang Rahasia' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const polyglot = Buffer.concat([camera, Buffer.from('<script>alert(document.domain)</script>')]);
  expect((await sharp(polyglot).metadata()).orientation).toBe(6);
  const kept = await uploaded(shop.upload(polyglot, { name: 'foto.jpg' }));
  const bytes = await buffer(await shop.storage.open(kept.path, null));
  expect(bytes.includes('script')).toBe(false);
  expect(bytes.includes('Rahasia')).toBe(false);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 20, height: 60, format: 'jpeg' });
  expect((await sharp(bytes).metadata()).exif).toBe(undefined);
  expect([kept.width, kept.height]).toEqual([20, 60]);
});

test('[APRD-077] a small file that unfolds to more than fifty megapixels is refused before it does', async ({
  shop,
}) => {
  const bomb = await makePicture();
  // The size in the head of a PNG, and the checksum over the head.
  bomb.writeUInt32BE(30_000, 16);
  bomb.writeUInt32BE(30_000, 20);
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  expect(await shop.upload(bomb)).toEqual({ ok: false, refusal: { code: 'IMAGE_TOO_LARGE' } });
  expect(await keptFiles(shop)).toEqual([]);
});

test('[APRD-078] the byte after the fifty-millionth ends an upload, and nothing of it is left', async ({
  shop,
}) => {
  let sent = 0;
  async function* endless() {
    yield await readFile(FILM);
    for (;;) {
      sent += 1024 * 1024;
      yield Buffer.alloc(1024 * 1024);
    }
  }
  const { id: uploaded_by } = await makePerson(shop.db);
  const upload = { name: 'a.webm', kind: 'video', area: 'content', bytes: endless(), uploaded_by } as const;
  expect(await uploadMedia(shop, upload)).toEqual({ ok: false, refusal: { code: 'FILE_TOO_LARGE' } });
  expect(sent).toBeLessThan(MAX_UPLOAD_BYTES + 4 * 1024 * 1024);
  async function* broken() {
    yield Buffer.alloc(1024);
    throw new Error('connection lost');
  }
  expect(await uploadMedia(shop, { ...upload, bytes: broken() })).toEqual({
    ok: false,
    refusal: { code: 'UPLOAD_INCOMPLETE' },
  });
  expect(await keptFiles(shop)).toEqual([]);
  expect((await shop.db.pool.query('select id from media_files')).rows).toEqual([]);
  expect((await readdir(tmpdir())).filter((name) => name.startsWith('arunika-upload-'))).toEqual([]);
});

test('names are names, whatever they try to be', () => {
  const names = [
    '../../etc/passwd',
    'C:\\foto\\a.png',
    'a\r\nset-cookie: x.png',
    '..',
    '',
    '  ',
    'x'.repeat(500),
  ];
  expect(names.map(cleanFileName)).toEqual([
    'passwd',
    'a.png',
    'aset-cookie: x.png',
    'berkas',
    'berkas',
    'berkas',
    'x'.repeat(200),
  ]);
});

test('a picture is kept in several widths, in AVIF and WebP; until then the original stands in', async ({
  shop,
}) => {
  const kept = await uploaded(shop.upload(await makePicture({ width: 700, height: 350 })));
  const facts = readPictureUrl(kept.url);
  expect(facts).toMatchObject({ id: kept.id, width: 700, height: 350, color: 'c86432', extension: 'png' });
  const forms = ['320w.avif', '640w.webp', '700w.webp'];
  expect(facts && pictureSources(facts, 'webp')).toBe(
    [320, 640, 700].map((width) => `/api/media/${kept.id}/${width}w.webp ${width}w`).join(', '),
  );
  const open = (form: string) => openMedia(shop.db.orm, kept.id, form);
  for (const form of forms) {
    expect(await open(form)).toMatchObject({
      value: { is_final: false, file: { content_type: 'image/png' } },
    });
  }
  await makeVariants(shop, kept.id);
  await makeVariants(shop, kept.id);
  expect(await keptFiles(shop)).toHaveLength(7);
  for (const form of forms) {
    const opened = await open(form);
    if (!opened.ok) throw new Error(form);
    const { file, is_final } = opened.value;
    const { width, format } = await sharp(
      await buffer(await shop.storage.open(file.storage_key, null)),
    ).metadata();
    expect([is_final, `${width}w.${format === 'heif' ? 'avif' : format}`]).toEqual([true, form]);
  }
  for (const form of ['1w.webp', '960w.webp', '640w.jpeg', '699x350-c86432.png', 'video.mp4', 'x.png']) {
    expect([form, await open(form)]).toEqual([form, { ok: false, refusal: { code: 'FILE_NOT_FOUND' } }]);
  }
});

const gallery = (url: string) => JSON.stringify([{ type: 'image', url, sort_order: 1 }]);
const rowsOf = async (db: Database) =>
  (await db.pool.query<{ id: string }>('select id from media_files')).rows.map(({ id }) => id);

test('what nothing has used for 24 hours is cleared away with all of its bytes; what is used never is', async ({
  shop,
}) => {
  const { db } = shop;
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
  await sweepMedia(shop);
  shop.pass(23);
  await sweepMedia(shop);
  expect(await rowsOf(db)).toHaveLength(3);
  await db.pool.query('delete from products where id = $1', [second.id]);
  shop.pass(2);
  await sweepMedia(shop);
  expect((await rowsOf(db)).sort()).toEqual([used.id, dropped.id].sort());
  shop.pass(25);
  await sweepMedia(shop);
  expect(await rowsOf(db)).toEqual([used.id]);
  const jobs = await db.pool.query<{ payload: { keys: string[] } }>(
    "select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'drop-media-bytes'",
  );
  const keys = jobs.rows.flatMap(({ payload }) => payload.keys);
  for (const key of keys) await shop.storage.remove(key);
  const left = await keptFiles(shop);
  expect(left).toHaveLength(3);
  expect(left.every((name) => used.path.includes(name.split(/[-.]/)[0] ?? '?'))).toBe(true);
});

test('a file that is used while it is cleared away is used or gone, never half', async ({ shop }) => {
  const { db } = shop;
  const product = await makeProduct(db);
  for (let round = 0; round < 6; round++) {
    const { id, url } = await uploaded(shop.upload(await makePicture()));
    await sweepMedia(shop);
    shop.pass(25);
    const use = db.pool.query('update products set media_gallery = $2::jsonb where id = $1', [
      product.id,
      gallery(url),
    ]);
    await Promise.all([use, sweepMedia(shop), sweepMedia(shop)]);
    const noted = await db.pool.query('select file_id from media_uses where file_id = $1', [id]);
    expect(noted.rows).toHaveLength((await rowsOf(db)).filter((row) => row === id).length);
    expect(await findMissingMedia(db.orm, url)).toEqual(noted.rows.length === 0 ? [id] : []);
  }
  const late = await uploaded(shop.upload(await makePicture()));
  await sweepMedia(shop);
  shop.pass(25);
  const saving = await withTx(db, async (tx) => {
    await tx.execute(
      sql`update products set media_gallery = ${gallery(late.url)}::jsonb where id = ${product.id}`,
    );
    await sweepMedia(shop);
    return succeed((await rowsOf(db)).includes(late.id));
  });
  expect(saving).toEqual({ ok: true, value: true });
  await sweepMedia(shop);
  expect(await rowsOf(db)).toContain(late.id);
  await expect(db.pool.query('delete from media_files where id = $1', [late.id])).rejects.toThrow(
    /media_uses/,
  );
});

test('what is no upload is never cleared away, and an address that names nothing is said to be missing', async ({
  shop,
}) => {
  await shop.db.pool.query(
    "insert into media_files (storage_key, file_name, content_type, size_bytes) values ('demo/a', 'a', 'text/plain', 1)",
  );
  await sweepMedia(shop);
  shop.pass(1000);
  await sweepMedia(shop);
  expect(await rowsOf(shop.db)).toHaveLength(1);
  const id = randomUUID();
  expect(await findMissingMedia(shop.db.orm, `x /api/media/${id}/1x1-ffffff.png y`)).toEqual([id]);
});
