import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { pruneFilmUploads } from '#server/media/index.ts';
import { FILM_PART_BYTES, FILM_UPLOADS_PATH } from '#shared/courses/film.ts';
import { test as base, describe, expect } from '#tests/support/machine/database.ts';
import {
  arrivedOf,
  beginUpload,
  type FilmDesk,
  type FilmShop,
  filmDesk,
  finishUpload,
  openFilmShop,
  sendPart,
  storedKeys,
} from '#tests/support/shop/film-shop.ts';
import { makePerson } from '#tests/support/shop/people.ts';

const FILM = 'db/seed/files/cahaya-jendela.webm';

async function begun(desk: FilmDesk, bytes: number, name = 'kelas.webm'): Promise<string> {
  const upload = (await beginUpload(desk, name, bytes)).headers.get('location');
  if (upload === null) throw new Error('no upload began');
  return upload;
}

/** Half of what was announced, then the connection is gone. */
function brokenOff(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let isSent = false;
  return new ReadableStream({
    pull(controller) {
      if (isSent) return controller.error(new Error('connection lost'));
      controller.enqueue(bytes.subarray(0, bytes.length / 2));
      isSent = true;
    },
  });
}

describe.for(['folder', 'bucket'] as const)('in a %s', (place) => {
  const test = base.extend<{ shop: FilmShop; staff: string; desk: FilmDesk }>({
    shop: async ({ db }, use) => {
      const shop = await openFilmShop(db, place);
      await use(shop);
      await shop.close();
    },
    staff: async ({ db }, use) => use((await makePerson(db)).id),
    desk: async ({ shop, staff }, use) => use(filmDesk(shop, staff)),
  });

  test('a film goes up in parts, goes on after a lost connection and a restart, and is whole', async ({
    db,
    shop,
    staff,
    desk,
  }) => {
    const film = await readFile(FILM);
    // A bucket takes parts from 5 MiB on; what comes before the film's bytes would be no film.
    const padded = Buffer.concat([film, Buffer.alloc(FILM_PART_BYTES)]);
    const upload = await begun(desk, padded.length);
    const first = padded.subarray(0, 6 * 1024 * 1024);
    await sendPart(desk, upload, { body: brokenOff(first) }).catch(() => null);
    const restarted = filmDesk(shop.restart(), staff);
    const arrived = await arrivedOf(restarted, upload);
    expect(arrived).toBeLessThan(first.length);
    const rest = await sendPart(restarted, upload, { offset: arrived, body: padded.subarray(arrived) });
    expect([rest.status, rest.headers.get('upload-offset')]).toEqual([204, String(padded.length)]);
    expect(rest.headers.get('access-control-allow-origin')).toBe(null);
    const { rows } = await db.pool.query('select storage_key from film_uploads');
    const stored = await buffer(await shop.storage.open(rows[0]?.storage_key, null));
    expect(stored.equals(padded)).toBe(true);
  });

  test('an upload that has arrived becomes a film of lessons and is queued, once', async ({
    db,
    shop,
    desk,
  }) => {
    const film = await readFile(FILM);
    const upload = await begun(desk, film.length);
    expect((await finishUpload(desk, upload)).status).toBe(400);
    await sendPart(desk, upload, { body: new Uint8Array(film) });
    const answers = await Promise.all([finishUpload(desk, upload), finishUpload(desk, upload)]);
    for (const answer of answers) {
      expect(await answer.json()).toMatchObject({
        media: { id: upload.split('/').at(-1), type: 'video', file_name: 'kelas.webm' },
      });
    }
    const { rows } = await db.pool.query(
      "select count(*)::int as jobs from graphile_worker.jobs where task_identifier = 'prepare-film'",
    );
    expect(rows).toEqual([{ jobs: 1 }]);
    expect(await arrivedOf(desk, upload)).toBeNaN();
    expect(await storedKeys(shop)).toEqual([
      expect.stringMatching(/^lessons\/videos\/\d{13}-[0-9a-f]{16}\.webm$/),
    ]);
  });

  test('bytes decide: a text by the name of a film ends, and a cut film is taken away', async ({
    db,
    shop,
    desk,
  }) => {
    const text = Buffer.alloc(6 * 1024 * 1024, 'ini bukan film\n');
    const disguised = await begun(desk, text.length * 2, 'kelas.mp4');
    await sendPart(desk, disguised, { body: new Uint8Array(text) });
    await sendPart(desk, disguised, { offset: text.length, body: new Uint8Array(text) });
    expect((await finishUpload(desk, disguised)).status).toBe(place === 'folder' ? 404 : 415);
    const half = (await readFile(FILM)).subarray(0, 400);
    const cut = await begun(desk, half.length);
    await sendPart(desk, cut, { body: new Uint8Array(half) });
    expect((await finishUpload(desk, cut)).status).toBe(422);
    expect((await beginUpload(desk, 'kelas.exe', 10)).status).toBe(415);
    expect(await storedKeys(shop)).toEqual([]);
    expect((await db.pool.query('select id from film_uploads')).rows).toEqual([]);
  });

  test('an upload to which nothing has come for a day is given up', async ({ db, shop, desk }) => {
    const upload = await begun(desk, FILM_PART_BYTES);
    await sendPart(desk, upload, { body: new Uint8Array(await readFile(FILM)) });
    shop.pass(23);
    expect(await pruneFilmUploads(shop)).toBe(0);
    shop.pass(2);
    expect(await pruneFilmUploads(shop)).toBe(1);
    expect(await storedKeys(shop)).toEqual([]);
    expect((await db.pool.query('select id from film_uploads')).rows).toEqual([]);
    expect((await sendPart(desk, upload, { body: 'x' })).status).toBe(404);
  });
});

const test = base.extend<{ shop: FilmShop }>({
  shop: async ({ db }, use) => {
    const shop = await openFilmShop(db);
    await use(shop);
    await shop.close();
  },
});

test('films are uploaded by admins, each their own, from our pages, up to the limit of the settings', async ({
  db,
  shop,
}) => {
  const [{ id }, other] = [await makePerson(db), await makePerson(db)];
  const admin = filmDesk(shop, id);
  const upload = await begun(admin, 100);
  for (const role of ['user', 'moderator'] as const) {
    expect((await beginUpload(filmDesk(shop, id, role), 'a.mp4', 1)).status).toBe(403);
    expect((await sendPart(filmDesk(shop, id, role), upload, { body: 'x' })).status).toBe(403);
  }
  const elsewhere = { origin: 'https://lain.example' };
  expect((await admin('PATCH', upload, { headers: elsewhere, body: 'x' })).status).toBe(403);
  expect((await admin('POST', FILM_UPLOADS_PATH, { headers: elsewhere })).status).toBe(403);
  expect((await sendPart(filmDesk(shop, other.id), upload, { body: 'x' })).status).toBe(404);
  expect((await finishUpload(filmDesk(shop, other.id), upload)).status).toBe(404);
  const large = await beginUpload(admin, 'a.mp4', 4 * 1024 ** 3 + 1);
  expect([large.status, await large.json()]).toMatchObject([
    413,
    { code: 'FILM_TOO_LARGE', details: { max_gb: 4 } },
  ]);
  // Nothing that the protocol could do beyond what is offered.
  expect((await admin('DELETE', upload)).status).toBe(405);
  expect((await admin('GET', upload)).status).toBe(405);
  const sneaky = {
    'x-http-method-override': 'DELETE',
    'x-storage-key': 'lessons/videos/lain',
    'tus-resumable': '1.0.0',
  };
  expect((await admin('HEAD', upload, { headers: sneaky })).headers.get('upload-offset')).toBe('0');
  expect((await sendPart(admin, upload, { offset: 50, body: 'x' })).status).toBe(409);
  expect((await sendPart(admin, upload, { body: 'x'.repeat(101) })).status).toBe(413);
});
