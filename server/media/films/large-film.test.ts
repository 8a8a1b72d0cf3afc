import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { test as base, expect } from '#tests/support/machine/database.ts';
import {
  beginUpload,
  type FilmShop,
  filmDesk,
  openFilmShop,
  sendPart,
} from '#tests/support/shop/film-shop.ts';
import { makePerson } from '#tests/support/shop/people.ts';

const FILM = 'db/seed/files/cahaya-jendela.webm';
const MB = 1024 ** 2;

const test = base.extend<{ shop: FilmShop }>({
  shop: async ({ db }, use) => {
    const shop = await openFilmShop(db);
    await use(shop);
    await shop.close();
  },
});

/** So many bytes that begin as a film does, always the same megabyte, and the most memory that was in use meanwhile. */
async function measured(megabytes: number) {
  const chunk = new Uint8Array(MB);
  chunk.set(new Uint8Array((await readFile(FILM)).subarray(0, 100_000)));
  let [left, peak] = [megabytes, 0];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const { heapUsed, external, arrayBuffers } = process.memoryUsage();
      peak = Math.max(peak, heapUsed + external + arrayBuffers);
      if (left === 0) return controller.close();
      left -= 1;
      controller.enqueue(chunk);
    },
  });
  return { body, peak: () => peak };
}

test('an upload of 1 GB takes no more memory than one of 10 MB, and arrives whole', async ({ db, shop }) => {
  const { id } = await makePerson(db);
  const desk = filmDesk(shop, id);
  const send = async (megabytes: number) => {
    const upload = (await beginUpload(desk, 'kelas.webm', megabytes * MB)).headers.get('location') ?? '';
    const { body, peak } = await measured(megabytes);
    const sent = await sendPart(desk, upload, { body });
    expect([sent.status, sent.headers.get('upload-offset')]).toEqual([204, String(megabytes * MB)]);
    return peak();
  };
  const small = await send(10);
  const large = await send(1024);
  expect((large - small) / MB).toBeLessThan(96);
  const { rows } = await db.pool.query('select storage_key from film_uploads order by size_bytes desc');
  const key: string = rows[0]?.storage_key;
  expect(await shop.storage.size(key)).toBe(1024 * MB);
  const last = await buffer(await shop.storage.open(key, { first: 1023 * MB, last: 1023 * MB + 99 }));
  expect(last.equals((await readFile(FILM)).subarray(0, 100))).toBe(true);
});
