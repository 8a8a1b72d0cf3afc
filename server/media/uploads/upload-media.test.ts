import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { vi } from 'vitest';
import { pictureSources, readPictureUrl } from '#shared/files/media.ts';
import { expect } from '#tests/support/machine/database.ts';
import { makePicture } from '#tests/support/pictures.ts';
import { LIMITS, storedFiles, test, uploaded } from '#tests/support/shop/media-shop.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { makeVariants, openMedia, uploadMedia } from '../index.ts';
import { sanitizeFileName } from '../media.rules.ts';

type Attempt = readonly [string, Uint8Array, { readonly name?: string; readonly kind?: 'image' | 'video' }];
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
  const video = await uploaded(
    shop.upload(await readFile(FILM), { kind: 'video', name: 'kelas.webm', area: 'subscription-products' }),
  );
  expect(video.path).toMatch(/^subscription-products\/videos\/\d{13}-[0-9a-f]{16}\.webm$/);
  for (const { url, path } of [one, video]) {
    const [, , , id = '', form = ''] = url.split('/');
    const opened = await openMedia(shop.db.orm, id, form);
    expect(opened).toMatchObject({ ok: true, value: { is_final: true, file: { storage_key: path } } });
  }
});

test('[APRD-077] nothing but pictures and films is kept, by what the bytes are and not by the name', async ({
  shop,
}) => {
  const png = await makePicture();
  const video = await readFile(FILM);
  const attempts: readonly Attempt[] = [
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), {}],
    ['a script', Buffer.from('#!/bin/sh\nrm -rf /\n'), {}],
    ['a vector picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), {}],
    ['a document', Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj<<>>endobj'), {}],
    ['an archive', Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0]), {}],
    ['a film for a picture', video, {}],
    ['a picture for a film', png, { kind: 'video', name: 'kelas.mp4' }],
  ];
  for (const [what, bytes, overrides] of attempts) {
    expect([what, await shop.upload(bytes, overrides)]).toEqual([
      what,
      { ok: false, refusal: { code: 'FILE_TYPE_REFUSED' } },
    ]);
  }
  const broken: readonly Attempt[] = [
    ['half a picture', (await makePicture({ width: 400, height: 400, format: 'jpeg' })).subarray(0, 900), {}],
    ['the first bytes of one', Buffer.concat([png.subarray(0, 33), Buffer.from('<script>')]), {}],
    ['half a head of a film', video.subarray(0, 40), { kind: 'video' }],
    ['a page behind a film', mp4WithTail('<script>alert(1)</script>'), { kind: 'video', name: 'a.mp4' }],
  ];
  for (const [what, bytes, overrides] of broken) {
    expect([what, await shop.upload(bytes, overrides)]).toEqual([
      what,
      { ok: false, refusal: { code: 'FILE_BROKEN' } },
    ]);
  }
  expect(await shop.upload(new Uint8Array())).toEqual({ ok: false, refusal: { code: 'UPLOAD_INCOMPLETE' } });
  expect(await storedFiles(shop)).toEqual([]);
});

/** Minimal MP4 boxes with trailing data. */
function mp4WithTail(tail: string): Buffer {
  const box = (name: string, body: string) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(8 + body.length, 0);
    head.write(name, 4, 'latin1');
    return Buffer.concat([head, Buffer.from(body, 'latin1')]);
  };
  const video = [
    box('ftyp', 'isom\0\0\x02\0isomiso2mp41'),
    box('moov', box('mvhd', '\0'.repeat(100)).toString('latin1')),
  ];
  return Buffer.concat([...video, Buffer.from(tail)]);
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
  // PNG header size and its checksum.
  bomb.writeUInt32BE(30_000, 16);
  bomb.writeUInt32BE(30_000, 20);
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  expect(await shop.upload(bomb)).toEqual({ ok: false, refusal: { code: 'IMAGE_TOO_LARGE' } });
  expect(await storedFiles(shop)).toEqual([]);
});

test('[APRD-078] the byte after the fifty-millionth ends an upload, and nothing of it is left', async ({
  shop,
  onTestFinished,
}) => {
  // Of its own: films of other tests are prepared beside uploads.
  const temporary = await mkdtemp(join(tmpdir(), 'endless-'));
  vi.stubEnv('TMPDIR', temporary);
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await rm(temporary, { recursive: true });
  });
  let sent = 0;
  async function* endless() {
    yield await readFile(FILM);
    for (;;) {
      sent += 1024 * 1024;
      yield Buffer.alloc(1024 * 1024);
    }
  }
  const { id: uploaded_by } = await makePerson(shop.db);
  const upload = {
    name: 'a.webm',
    kind: 'video',
    area: 'content',
    bytes: endless(),
    uploaded_by,
    limits: LIMITS,
  } as const;
  expect(await uploadMedia(shop, upload)).toEqual({
    ok: false,
    refusal: { code: 'FILE_TOO_LARGE', details: { max_mb: 50 } },
  });
  expect(sent).toBeLessThan((50 + 4) * 1024 * 1024);
  async function* broken() {
    yield Buffer.alloc(1024);
    throw new Error('connection lost');
  }
  expect(await uploadMedia(shop, { ...upload, bytes: broken() })).toEqual({
    ok: false,
    refusal: { code: 'UPLOAD_INCOMPLETE' },
  });
  expect(await storedFiles(shop)).toEqual([]);
  expect((await shop.db.pool.query('select id from media_files')).rows).toEqual([]);
  expect(await readdir(temporary)).toEqual([]);
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
  expect(names.map(sanitizeFileName)).toEqual([
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
  expect(await storedFiles(shop)).toHaveLength(7);
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
