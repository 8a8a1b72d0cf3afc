import { createProduct } from '#contract/catalog/admin-products.ts';
import { getProductContent } from '#contract/catalog/product-content.ts';
import { getLesson } from '#contract/courses/learning.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { buyProduct } from '#tests/support/shop/courses.ts';
import { storePreparedFilm } from '#tests/support/shop/prepared-film.ts';
import { openStage, type Stage } from './stage.ts';

const ADDRESS = 'https://vimeo.com/76979871/8272103f6e';
const lesson = { id: 'a', title: 'A', type: 'video', embed_url: ADDRESS };

const create = (stage: Stage, lessons: readonly object[]) =>
  stage.send('admin', {
    method: 'POST',
    path: '/api/admin/products',
    body: {
      ...{ is_subscription: false, title: 'Kelas uji', type: 'e_course', price: 50_000 },
      modules: [{ title: 'Awal', lessons }],
    },
  });

const openHosts = (stage: Stage, value: string) =>
  stage.send('admin', { method: 'PUT', path: '/api/admin/content/settings/film_hosts', body: { value } });

test('a film of another host is shown in its lesson while the settings let that host in; it makes a whole lesson', async ({
  db,
}) => {
  const stage = await openStage(db);
  const made = await create(stage, [lesson, { ...lesson, id: 'b', is_preview: true }]);
  const { product } = createProduct.output.parse(await made.json());
  await buyProduct(db, stage.buyer, product);
  const path = `/api/purchases/${product.slug}/lessons/a`;
  await stage.send('user', { method: 'POST', path: `${path}/open` });
  const shown = async () =>
    getLesson.output.parse(await (await stage.send('user', { method: 'GET', path })).json());
  const previews = async () => {
    const answer = await stage.send('visitor', {
      method: 'GET',
      path: `/api/products/${product.slug}/content`,
    });
    return getProductContent.output.parse(await answer.json()).previews.map(({ embed }) => embed);
  };
  const closed = await shown();
  expect(closed.lesson.embed).toEqual({ host: 'vimeo', src: null });
  expect(closed.course.progress.lessons_total).toBe(2);
  expect(await previews()).toEqual([null]);

  await openHosts(stage, 'youtube,vimeo');
  expect((await shown()).lesson.embed).toEqual({
    host: 'vimeo',
    src: 'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e',
  });
  await expect.poll(previews).toEqual([{ host: 'vimeo', url: ADDRESS }]);
  await openHosts(stage, 'youtube');
  expect((await shown()).lesson.embed?.src).toBe(null);
  // The database counts the same lessons.
  const { rows } = await db.pool.query(
    'select course_lesson_ids(modules) as ids from products where id = $1',
    [product.id],
  );
  expect(rows).toEqual([{ ids: ['a', 'b'] }]);
});

test('an address of no such host, and a second film in a lesson, are refused at their field', async ({
  db,
}) => {
  const stage = await openStage(db);
  const file_id = await storePreparedFilm(stage);
  for (const wrong of [
    { ...lesson, embed_url: 'https://jahat.example/76979871' },
    { ...lesson, video: { file_id, captions_file_id: null } },
  ]) {
    const answer = await create(stage, [wrong]);
    expect([answer.status, JSON.stringify(await answer.json())]).toEqual([
      422,
      expect.stringContaining('embed_url'),
    ]);
  }
});

test('files are limited by the settings, and whoever uploads is told by how much', async ({ db }) => {
  const stage = await openStage(db);
  const set = (key: string, value: string) =>
    stage.send('admin', { method: 'PUT', path: `/api/admin/content/settings/${key}`, body: { value } });
  await set('document_max_mb', '1');
  await set('film_max_gb', '2');
  const limits = await stage.send('moderator', { method: 'GET', path: '/api/admin/media/limits' });
  expect(await limits.json()).toEqual({
    limits: { picture_mb: 50, document_mb: 1, film_gb: 2 },
    film_hosts: [],
  });
  const send = (bytes: number, kind = 'document') =>
    stage.send('admin', {
      method: 'POST',
      path: `/api/admin/media/lessons?kind=${kind}&name=${kind === 'document' ? 'a.txt' : 'a.vtt'}`,
      raw: new Uint8Array(bytes).fill(65),
    });
  const MB = 1024 ** 2;
  expect((await send(MB)).status).toBe(200);
  const large = await send(MB + 1);
  expect([large.status, await large.json()]).toMatchObject([
    413,
    {
      code: 'LESSON_FILE_TOO_LARGE',
      details: { max_mb: 1 },
      error: 'Berkas ini terlalu besar: paling besar 1 MB.',
    },
  ]);
  await set('document_max_mb', '2');
  expect((await send(MB + 1)).status).toBe(200);
  // Captions have a limit of their own.
  expect((await send(MB + 1, 'captions')).status).toBe(413);
});
