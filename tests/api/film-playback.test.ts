import { readFile } from 'node:fs/promises';
import { createProduct } from '#contract/catalog/admin-products.ts';
import { renewFilmLink } from '#contract/courses/films.ts';
import { getLesson } from '#contract/courses/learning.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { eraseAccountNow } from '#server/privacy/index.ts';
import { succeed } from '#shared/result.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { buyProduct, revokeAllHoldings } from '#tests/support/shop/courses.ts';
import { SEGMENTS, storePreparedFilm } from '#tests/support/shop/prepared-film.ts';
import { openStage, type Stage } from './stage.ts';

/** A course of `user` whose lesson has a prepared film. */
async function heldFilm(stage: Stage) {
  const video = { file_id: await storePreparedFilm(stage), captions_file_id: null };
  const modules = [{ title: 'Awal', lessons: [{ id: 'a', title: 'A', type: 'video', video }] }];
  const body = { is_subscription: false, title: 'Kelas uji', type: 'e_course', price: 50_000, modules };
  const made = await stage.send('admin', { method: 'POST', path: '/api/admin/products', body });
  const { product } = createProduct.output.parse(await made.json());
  await buyProduct(stage.db, stage.buyer, product);
  return `/api/purchases/${product.slug}/lessons/a`;
}

async function videoOf(stage: Stage, lesson: string) {
  await stage.send('user', { method: 'POST', path: `${lesson}/open` });
  const shown = await stage.send('user', { method: 'GET', path: lesson });
  return getLesson.output.parse(await shown.json()).lesson.video;
}

const folderOf = async (stage: Stage, lesson: string) => (await videoOf(stage, lesson))?.film?.url ?? '';

test('a film names its holder, whose copy it is', async ({ db }) => {
  const stage = await openStage(db);
  const { rows } = await db.pool.query('select email from users where id = $1', [stage.user_id]);
  expect((await videoOf(stage, await heldFilm(stage)))?.holder).toBe(rows[0]?.email);
});

test('a film is served by its signed path alone, in ranges, and by no other path', async ({ db }) => {
  const stage = await openStage(db);
  const folder = await folderOf(stage, await heldFilm(stage));
  const get = (path: string, headers = {}) => stage.send('visitor', { method: 'GET', path, headers });
  const list = await get(`${folder}master.m3u8`);
  expect([list.status, list.headers.get('content-type'), await list.text()]).toEqual([
    200,
    'application/vnd.apple.mpegurl',
    '#EXTM3U\n',
  ]);
  const part = await get(`${folder}240.mp4`, { range: 'bytes=100-199' });
  const whole = await readFile(SEGMENTS);
  expect(part.status).toBe(206);
  expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(100, 200))).toBe(true);
  expect(part.headers.get('cache-control')).toMatch(/^private/);
  const token = folder.split('/').at(-2) ?? '';
  const bent = `${token.slice(0, 30)}${token[30] === 'A' ? 'B' : 'A'}${token.slice(31)}`;
  for (const path of [
    `/api/films/${bent}/master.m3u8`,
    `/api/films/${token.slice(2)}/master.m3u8`,
    '/api/films/x/master.m3u8',
    `${folder}720.mp4`,
    `${folder}..%2F..%2Fvideos%2Fa.mp4`,
    `${folder}master.html`,
  ]) {
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  }
});

test('a link is renewed for the holder of an opened lesson only, and a refund ends it', async ({ db }) => {
  const stage = await openStage(db);
  const lesson = await heldFilm(stage);
  const renew = (caller: 'user' | 'other' | 'visitor') =>
    stage.send(caller, { method: 'POST', path: `${lesson}/film` });
  expect((await renew('user')).status, 'a lesson that was not opened').toBe(404);
  await folderOf(stage, lesson);
  const renewed = renewFilmLink.output.parse(await (await renew('user')).json());
  const lasts = Date.parse(renewed.expires_at) - Date.now();
  expect(lasts).toBeGreaterThan(4 * 60_000);
  expect(lasts).toBeLessThan(10 * 60_000);
  expect((await renew('other')).status).toBe(404);
  expect((await renew('visitor')).status).toBe(401);
  await revokeAllHoldings(db, stage.user_id);
  expect((await renew('user')).status).toBe(404);
});

test('an account that is deleted opens no film any more', async ({ db }) => {
  const stage = await openStage(db);
  const lesson = await heldFilm(stage);
  await folderOf(stage, lesson);
  const statuses = async () => {
    const renewed = await stage.send('user', { method: 'POST', path: `${lesson}/film` });
    return [(await stage.send('user', { method: 'GET', path: lesson })).status, renewed.status];
  };
  expect(await statuses()).toEqual([200, 200]);
  await withTx(db, async (tx) => succeed(await eraseAccountNow(tx, stage.user_id)));
  expect(await statuses()).toEqual([401, 401]);
});

test('a native player, which takes up no renewed link, plays on by the sign-in, and only while the course is held', async ({
  db,
}) => {
  const stage = await openStage(db);
  const lesson = await heldFilm(stage);
  const get = (caller: 'user' | 'other' | 'visitor', name = 'master.m3u8', headers = {}) =>
    stage.send(caller, { method: 'GET', path: `${lesson}/film/${name}`, headers });
  expect((await get('user')).status, 'a lesson that was not opened').toBe(404);
  await folderOf(stage, lesson);
  const list = await get('user');
  expect([list.status, list.headers.get('content-type'), await list.text()]).toEqual([
    200,
    'application/vnd.apple.mpegurl',
    '#EXTM3U\n',
  ]);
  const part = await get('user', '240.mp4', { range: 'bytes=100-199' });
  const whole = await readFile(SEGMENTS);
  expect(part.status).toBe(206);
  expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(100, 200))).toBe(true);
  expect((await get('other')).status).toBe(404);
  expect((await get('visitor')).status).toBe(401);
  expect((await get('user', '720.mp4')).status).toBe(404);
  expect((await get('user', '..%2F..%2Fvideos%2Fa.mp4')).status).toBe(404);
  await revokeAllHoldings(db, stage.user_id);
  for (const name of ['master.m3u8', '240.mp4']) expect((await get('user', name)).status).toBe(404);
});
