import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from '#tests/support/machine/database.ts';
import { makePicture } from '#tests/support/pictures.ts';
import { openStage, type Request, type Stage } from './stage.ts';

const PRODUCTS = '/api/admin/media/products?area=one-time-products';

function upload(stage: Stage, query: string, rest: Partial<Request> = {}) {
  return stage.send('admin', { method: 'POST', path: `${PRODUCTS}&${query}`, ...rest });
}
const bytesOf = (bytes: Uint8Array) => new Uint8Array(bytes);

test('[AAPI-014] an uploaded picture is served to everybody, for good, and nothing in it can run', async ({
  db,
}) => {
  const stage = await openStage(db);
  const raw = bytesOf(await makePicture({ width: 400, height: 300, format: 'jpeg' }));
  const answer = await upload(stage, 'name=Etalase.jpg', { raw });
  expect(answer.status).toBe(200);
  const { media } = await answer.json();
  expect(media).toMatchObject({ type: 'image', width: 400, height: 300, file_name: 'Etalase.jpg' });
  await stage.app.drainJobs();
  const [whole, small] = [
    await stage.send('visitor', { method: 'GET', path: media.url }),
    await stage.send('visitor', { method: 'GET', path: `/api/media/${media.id}/320w.avif` }),
  ];
  expect([whole.headers.get('content-type'), small.headers.get('content-type')]).toEqual([
    'image/jpeg',
    'image/avif',
  ]);
  for (const { status, headers } of [whole, small]) {
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    );
    expect(headers.get('content-disposition')).toMatch(/^inline; /);
  }
  expect(whole.headers.get('etag')).not.toBe(small.headers.get('etag'));
  expect((await sharp(Buffer.from(await small.arrayBuffer())).metadata()).width).toBe(320);
  const again = await stage.send('visitor', {
    method: 'GET',
    path: media.url,
    headers: { 'if-none-match': whole.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
});

test('a film is sent in the parts that a player asks for', async ({ db }) => {
  const stage = await openStage(db);
  const raw = bytesOf(await readFile('db/seed/files/cahaya-jendela.webm'));
  const { media } = await (await upload(stage, 'kind=video&name=kelas.webm', { raw })).json();
  const part = await stage.send('visitor', {
    method: 'GET',
    path: media.url,
    headers: { range: 'bytes=4-9' },
  });
  expect([part.status, part.headers.get('content-type'), part.headers.get('content-range')]).toEqual([
    206,
    'video/webm',
    `bytes 4-9/${raw.byteLength}`,
  ]);
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(raw.slice(4, 10));
});

/** As it is without a setting. */
const MAX_BYTES = 50 * 1024 ** 2;

test('[APRD-078] more than 50 MB is refused by what is said of it, and by what comes', async ({ db }) => {
  const stage = await openStage(db);
  const said = await upload(stage, 'name=a.png', {
    raw: bytesOf(await makePicture()),
    headers: { 'content-length': String(MAX_BYTES + 1) },
  });
  const come = await upload(stage, 'name=a.png', { raw: new Uint8Array(MAX_BYTES + 1) });
  for (const answer of [said, come]) {
    expect([answer.status, (await answer.json()).error]).toEqual([413, 'Berkas ini lebih besar dari 50 MB.']);
  }
  expect((await db.pool.query('select id from media_files')).rows).toEqual([]);
});

test('[APRD-077] what is no picture is refused whatever it is called and said to be; a name leads nowhere', async ({
  db,
}) => {
  const stage = await openStage(db);
  const page = bytesOf(Buffer.from('<html><script>alert(1)</script></html>'));
  const vector = bytesOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  for (const raw of [page, vector]) {
    const answer = await upload(stage, 'name=foto.png', { raw, headers: { 'content-type': 'image/png' } });
    expect([answer.status, (await answer.json()).code]).toEqual([415, 'FILE_TYPE_REFUSED']);
  }
  const raw = bytesOf(await makePicture());
  const evil = await upload(stage, 'name=..%2F..%2Fetc%2Fpasswd.png', { raw });
  expect((await evil.json()).media).toMatchObject({
    file_name: 'passwd.png',
    path: expect.stringMatching(/^one-time-products\/images\/\d+-[0-9a-f]+\.png$/),
  });
  for (const query of ['name=a.png&area=..%2F..', 'name=a.png&area=content', 'name=', 'name=a%00.png']) {
    const answer = await stage.send('admin', {
      method: 'POST',
      path: `/api/admin/media/products?${query}`,
      raw,
    });
    expect([query, [400, 422].includes(answer.status)]).toEqual([query, true]);
  }
  const id = '00000000-0000-4000-8000-000000000000';
  for (const form of ['..%2F..%2Fa.png', '1x1-ffffff.png', '320w.webp', '%2e%2e.png']) {
    const answer = await stage.send('visitor', { method: 'GET', path: `/api/media/${id}/${form}` });
    expect([form, [404, 422].includes(answer.status)]).toEqual([form, true]);
  }
});

test('nobody uploads from another site, and nobody without end', async ({ db }) => {
  const stage = await openStage(db, 1);
  const raw = bytesOf(await makePicture());
  const foreign = await upload(stage, 'name=a.png', { raw, headers: { origin: 'https://jahat.example' } });
  expect(foreign.status).toBe(403);
  const statuses = new Set<number>();
  // Nothing is drawn for a name that is missing, but the attempt counts.
  for (let call = 0; call < 121; call++) statuses.add((await upload(stage, '')).status);
  expect([...statuses]).toEqual([422, 429]);
});
