import { readFile } from 'node:fs/promises';
import { openPublicFile } from '#server/modules/learning/index.ts';
import { expect } from '#tests/support/database.ts';
import { test, uploaded } from '#tests/support/media-shop.ts';
import { makePicture } from '#tests/support/pictures.ts';
import { makeProduct } from '#tests/support/products.ts';
import { listLessonFilms, openLessonFilm, openMedia } from './index.ts';

const FILM = 'db/seed/files/cahaya-jendela.webm';

test('the film of a lesson is for owners: no public address opens it until its lesson is given away', async ({
  shop,
}) => {
  const { db } = shop;
  const film = await uploaded(
    shop.upload(await readFile(FILM), { kind: 'video', name: 'kelas.webm', area: 'lessons' }),
  );
  expect(film.url).toBe(`/api/admin/media/lessons/${film.id}`);
  const isOpen = async () => [
    (await openPublicFile(db.orm, film.id)).ok,
    (await openMedia(db.orm, film.id, 'video.webm')).ok,
  ];
  const lesson = (is_preview: boolean) => [
    { lessons: [{ id: 'a', video: { file_id: film.id, captions_file_id: null }, is_preview }] },
  ];
  const { id } = await makeProduct(db, { modules: lesson(false) });
  const set = (change: string, value: unknown) =>
    db.pool.query(`update products set ${change} where id = $1`, [id, value]);
  expect(await isOpen()).toEqual([false, false]);
  await set('modules = $2::jsonb', JSON.stringify(lesson(true)));
  expect(await isOpen()).toEqual([true, false]);
  await set('is_active = $2', false);
  expect(await isOpen()).toEqual([false, false]);
});

test('the staff chooses among films for owners, the newest first, and sees them', async ({ shop }) => {
  const { db } = shop;
  const bytes = await readFile(FILM);
  const first = await uploaded(shop.upload(bytes, { kind: 'video', name: 'satu.webm', area: 'lessons' }));
  const second = await uploaded(shop.upload(bytes, { kind: 'video', name: 'dua.webm', area: 'lessons' }));
  await uploaded(shop.upload(bytes, { kind: 'video', name: 'galeri.webm' }));
  const picture = await uploaded(shop.upload(await makePicture()));
  expect((await listLessonFilms(db.orm)).map(({ file_name }) => file_name)).toEqual([
    'dua.webm',
    'satu.webm',
  ]);
  expect((await openLessonFilm(db.orm, first.id)).ok).toBe(true);
  expect((await openLessonFilm(db.orm, picture.id)).ok).toBe(false);
  const modules = [{ lessons: [{ id: 'a', video: { file_id: first.id, captions_file_id: second.id } }] }];
  await makeProduct(db, { modules });
  const { rows } = await db.pool.query('select file_id from media_uses where source = $1', ['products']);
  expect(rows.map(({ file_id }) => file_id).sort()).toEqual([first.id, second.id].sort());
});
