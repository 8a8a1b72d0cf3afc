import { spawnSync } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pruneUnusedMedia, storeFile } from '#server/media/index.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { succeed } from '#shared/result.ts';
import { test as base, expect } from '#tests/support/machine/database.ts';
import { type FilmShop, openFilmShop, storedKeys } from '#tests/support/shop/film-shop.ts';
import { makeFilm } from '#tests/support/shop/films.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { insertFilm, readFilm } from './films.queries.ts';
import { prepareFilm, requeueStalledFilms } from './prepare-film.ts';

const test = base.extend<{ shop: FilmShop }>({
  shop: async ({ db }, use) => {
    const shop = await openFilmShop(db);
    await use(shop);
    await shop.close();
  },
});

/** A film as an upload leaves it; its id. */
async function stored(shop: FilmShop, path: string): Promise<string> {
  const id = crypto.randomUUID();
  const storage_key = `lessons/videos/${id}.mp4`;
  const facts = {
    id,
    storage_key,
    file_name: 'film.mp4',
    content_type: 'video/mp4',
    access: 'owner',
  } as const;
  await storeFile(shop, { ...facts, bytes: createReadStream(path) });
  await withTx(shop.db, async (tx) => succeed(await insertFilm(tx, id)));
  return id;
}

async function prepared(shop: FilmShop, path: string) {
  const id = await stored(shop, path);
  await prepareFilm(shop, id);
  return readFilm(shop.db.orm, id);
}

const keysOf = async (shop: FilmShop) => (await storedKeys(shop)).filter((key) => key.includes('/films/'));

test('a film is made in every size up to its own, with a still and scrub pictures', async ({ shop }) => {
  const film = await prepared(
    shop,
    makeFilm(shop.folder, 'a.mp4', { size: '1280x720', seconds: 5, fps: '10' }),
  );
  expect(film).toMatchObject({ state: 'ready', percent: 100, heights: [240, 480, 720] });
  expect(film?.duration_seconds).toBeCloseTo(5, 0);
  const folder = `lessons/films/${film?.folder}`;
  const sizes = [240, 480, 720].flatMap((size) => [`${size}.m3u8`, `${size}.mp4`]);
  const names = [...sizes, 'master.m3u8', 'poster.jpg', 'scrub.jpg', 'scrub.vtt'];
  expect((await keysOf(shop)).toSorted()).toEqual(names.map((name) => `${folder}/${name}`).toSorted());
  const read = async (name: string) => text(await shop.storage.open(`${folder}/${name}`, null));
  expect((await read('master.m3u8')).match(/RESOLUTION=\d+x\d+/g)).toEqual(
    ['426x240', '854x480', '1280x720'].map((size) => `RESOLUTION=${size}`),
  );
  // Two seconds a segment, each a range of the one file.
  expect((await read('720.m3u8')).match(/#EXT-X-BYTERANGE:/g)).toHaveLength(3);
  expect((await read('scrub.vtt')).match(/scrub\.jpg#xywh=\d+,0,160,90/g)).toHaveLength(3);
  const { rows } = await shop.db.pool.query('select storage_key from media_begun');
  expect(rows, 'nothing is left for the clean-up').toEqual([]);
});

/** Bytes of one second at 1.5 Mbit/s. */
const SECOND_OF_SLOW_LINE = 1_500_000 / 8;

test('a seek on 1.5 Mbit/s waits for less than a second: for one segment of the smallest size, whatever is shown', async ({
  shop,
}) => {
  // Nothing is harder to compress than noise.
  const noise = ['-vf', 'noise=alls=80:allf=t', '-b:v', '12M'];
  const film = await prepared(
    shop,
    makeFilm(shop.folder, 'n.mp4', { size: '426x240', seconds: 6, output: noise }),
  );
  const list = await text(await shop.storage.open(`lessons/films/${film?.folder}/240.m3u8`, null));
  const segments = [...list.matchAll(/#EXT-X-BYTERANGE:(\d+)/g)].map(([, bytes]) => Number(bytes));
  const [, beginning = ''] = /#EXT-X-MAP:.*BYTERANGE="(\d+)@/.exec(list) ?? [];
  expect(segments).toHaveLength(3);
  expect(Math.max(...segments) + Number(beginning)).toBeLessThan(SECOND_OF_SLOW_LINE);
});

test('upright, silent, huge and oddly paced films are films', async ({ shop }) => {
  const upright = makeFilm(shop.folder, 'u.mp4', { size: '360x640', seconds: 1 });
  expect(await prepared(shop, upright)).toMatchObject({ state: 'ready', heights: [240, 360] });
  const turned = makeFilm(shop.folder, 't.mp4', { seconds: 1 });
  const silent = makeFilm(shop.folder, 's.mp4', { sound: false, seconds: 1, fps: '24000/1001' });
  expect(await prepared(shop, silent)).toMatchObject({ state: 'ready', heights: [240, 360] });
  expect(await prepared(shop, turned)).toMatchObject({ state: 'ready' });
  const quick = makeFilm(shop.folder, 'q.mp4', { size: '426x240', fps: '60000/1001', seconds: 2 });
  expect(await prepared(shop, quick)).toMatchObject({ state: 'ready', heights: [240] });
  const huge = makeFilm(shop.folder, 'h.mp4', { size: '3840x2160', seconds: 1, fps: '4' });
  expect(await prepared(shop, huge)).toMatchObject({ state: 'ready', heights: [240, 480, 720, 1080] });
});

test('what is no film is said to be none, at once, and nothing is kept of it', async ({ shop }) => {
  const [words, sparse] = [join(shop.folder, 'teks.mp4'), join(shop.folder, 'kosong.mp4')];
  await writeFile(words, 'ini bukan film\n'.repeat(1000));
  await writeFile(sparse, '');
  await truncate(sparse, 3 * 1024 ** 3);
  const film = makeFilm(shop.folder, 'b.mp4', { seconds: 2 });
  const cut = join(shop.folder, 'cut.mp4');
  await writeFile(cut, (await readFile(film)).subarray(0, 40_000));
  for (const path of [words, cut]) {
    expect(await prepared(shop, path)).toMatchObject({ state: 'failed', problem: 'unreadable' });
  }
  // Where ffmpeg gives up on three gigabytes of nothing.
  expect(await shop.findFfmpeg().then((ffmpeg) => ffmpeg?.probe(sparse).catch(() => 'unreadable'))).toBe(
    'unreadable',
  );
  expect(await keysOf(shop)).toEqual([]);
});

test('a film whose preparation broke off shows nothing of it, and is made by the next attempt', async ({
  db,
  shop,
}) => {
  const id = await stored(shop, makeFilm(shop.folder, 'a.mp4'));
  const { storage } = shop;
  const full = {
    ...storage,
    put: (key: string, bytes: AsyncIterable<Uint8Array>) =>
      key.endsWith('master.m3u8') ? Promise.reject(new Error('the disk is full')) : storage.put(key, bytes),
  };
  await expect(prepareFilm({ ...shop, storage: full }, id)).rejects.toThrow('the disk is full');
  expect(await readFilm(db.orm, id)).toMatchObject({ state: 'waiting', folder: null });
  // A process that was killed has written nothing of its end.
  await db.pool.query("update films set state = 'working', percent = 40");
  await prepareFilm(shop, id);
  expect(await readFilm(db.orm, id)).toMatchObject({ state: 'ready' });
  const [left, made] = [await db.pool.query('select storage_key from media_begun'), await keysOf(shop)];
  expect(left.rows.length).toBeGreaterThan(0);
  expect(made.length).toBe(left.rows.length - 1 + 8);
});

/** The process that reads this file, as `ps` sees it. Throws when there is none yet, or none any more. */
function processReading(path: string): number {
  const { stdout } = spawnSync('pgrep', ['-f', `^ffmpeg .*-i file:.*${path}.*master_pl_name`]);
  const pid = Number.parseInt(stdout.toString(), 10);
  if (Number.isNaN(pid)) throw new Error(`nothing reads ${path}`);
  return pid;
}

test('an ffmpeg that is killed in the middle leaves nothing to see, and the film starts over', async ({
  db,
  shop,
}) => {
  const id = await stored(shop, makeFilm(shop.folder, 'a.mp4', { seconds: 5 }));
  const attempt = expect(prepareFilm(shop, id)).rejects.toThrow();
  const child = await waitFor(() => processReading(id));
  process.kill(child, 'SIGKILL');
  await attempt;
  expect(await readFilm(db.orm, id)).toMatchObject({ state: 'waiting', percent: 0, folder: null });
  expect(await keysOf(shop)).toEqual([]);
  await prepareFilm(shop, id);
  expect(await readFilm(db.orm, id)).toMatchObject({ state: 'ready', heights: [240, 360] });
});

test('a film that stops its worker time and again is given up, and tried again when asked', async ({
  db,
  shop,
}) => {
  const id = await stored(shop, makeFilm(shop.folder, 'a.mp4'));
  await db.pool.query("update films set state = 'working', attempts = 4");
  await prepareFilm(shop, id);
  expect(await readFilm(db.orm, id)).toMatchObject({ state: 'failed', problem: 'gave_up' });
});

test('the streams of a film go with it: deleted while they are made, or after', async ({ db, shop }) => {
  const path = makeFilm(shop.folder, 'a.mp4', { seconds: 1 });
  const { storage } = shop;
  const early = await stored(shop, path);
  const deleting = {
    ...storage,
    async put(key: string, bytes: AsyncIterable<Uint8Array>) {
      await db.pool.query('delete from media_files where id = $1', [early]);
      return storage.put(key, bytes);
    },
  };
  await prepareFilm({ ...shop, storage: deleting }, early);
  const late = await stored(shop, path);
  await prepareFilm(shop, late);
  await db.pool.query('update media_files set uploaded_at = now()');
  for (const hours of [0, 25]) {
    shop.pass(hours);
    await pruneUnusedMedia(shop);
  }
  const { rows } = await db.pool.query(
    "select payload -> 'keys' as keys from graphile_worker._private_jobs where task_id = (select id from graphile_worker._private_tasks where identifier = 'delete-stored-files')",
  );
  const gone = rows.flatMap(({ keys }) => keys);
  for (const key of await storedKeys(shop)) {
    if (!key.includes(early)) expect(gone).toContain(key);
  }
  expect((await db.pool.query('select file_id from film_files')).rows).toEqual([]);
});

test('without ffmpeg a film waits as it is, and is queued once there is one', async ({ db, shop }) => {
  const id = await stored(shop, makeFilm(shop.folder, 'a.mp4'));
  const without = { ...shop, findFfmpeg: async () => null };
  await prepareFilm(without, id);
  expect(await readFilm(db.orm, id)).toMatchObject({ state: 'waiting' });
  const jobs = async () =>
    (
      await db.pool.query(
        "select queue_name from graphile_worker.jobs where task_identifier = 'prepare-film'",
      )
    ).rows;
  shop.pass(1);
  await requeueStalledFilms(without, shop.clock.now());
  expect(await jobs()).toEqual([]);
  await requeueStalledFilms(shop, shop.clock.now());
  await requeueStalledFilms(shop, shop.clock.now());
  expect(await jobs()).toEqual([{ queue_name: 'films' }]);
});
