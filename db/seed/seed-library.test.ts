import { readOwnerContent } from '#server/catalog/index.ts';
import { listPurchases, openPublicFile } from '#server/courses/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { lessonsOf } from '#shared/courses/course.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { openLearningFixture } from '#tests/support/shop/courses.ts';
import { readFiles } from './demo-files.ts';
import { readLesson, readProducts } from './demo-products.ts';
import { seedDemo, seedFiles, seedLibrary, shopAsDemoBuyer } from './index.ts';
import { slugsIn } from './read-files.ts';

async function seed(db: Database) {
  const { top_ups } = createComposedApp(db);
  await seedDemo({ db, buyAndTopUp: (shopping) => shopAsDemoBuyer(top_ups, shopping) });
}

test('the demo buyer is half through a course, whose files are there, also after a start on a new storage', async ({
  db,
}) => {
  const [first, second] = [await openLearningFixture(db), await openLearningFixture(db)];
  await Promise.all([seedFiles(first), seedFiles(first)]);
  await seed(db);
  await Promise.all([seedLibrary(db), seedLibrary(db)]);
  await seedFiles(second);
  const { rows } = await db.pool.query<{ id: string }>("select id from users where email like 'user@%'");
  const query = { user_id: rows[0]?.id ?? '', sort: 'recent', limit: 20, offset: 0 } as const;
  const { in_hand, purchases } = await listPurchases(db.orm, query, new Date());
  expect(in_hand).toMatchObject({
    slug: 'kelas-prompt-pemilik-usaha',
    progress: { lessons_total: 12, lessons_done: 6, percent: 50 },
    lesson: { title: 'Catatan rapat menjadi daftar tugas' },
  });
  const asked = await db.pool.query('select lesson_id, is_shared from lesson_questions order by 1');
  expect(asked.rows).toEqual([
    { lesson_id: 'catatan-rapat', is_shared: false },
    { lesson_id: 'empat-bagian', is_shared: true },
  ]);
  expect(purchases.map(({ file_count }) => file_count).toSorted()).toEqual([1, 1, 2]);
  const stored = await db.pool.query('select file_name, storage_key, size_bytes from media_files order by 1');
  expect(stored.rows.map(({ file_name }) => file_name)).toEqual(
    readFiles()
      .map(({ name }) => name)
      .toSorted(),
  );
  for (const { storage_key, size_bytes } of stored.rows) {
    expect(await Promise.all([first.storage.size(storage_key), second.storage.size(storage_key)])).toEqual([
      size_bytes,
      size_bytes,
    ]);
  }
  await Promise.all([first.clear(), second.clear()]);
});

/** Slug and id of every lesson that is more than a title. */
const written = readProducts().flatMap(({ slug, modules }) =>
  modules.flatMap(({ lessons }) => lessons.flatMap(({ id }) => (id === undefined ? [] : [{ slug, id }]))),
);

test('every lesson that is written belongs to a course, and says something', async ({ db }) => {
  await seed(db);
  const courses = Map.groupBy(written, ({ slug }) => slug);
  expect([...courses.keys()].toSorted()).toEqual(slugsIn('lessons'));
  for (const [slug, own] of courses) {
    expect(own.map(({ id }) => id).toSorted()).toEqual(slugsIn(`lessons/${slug}`));
    const lessons = lessonsOf((await readOwnerContent(db.orm, slug))?.modules ?? []);
    expect(lessons.map(({ id }) => id)).toEqual(own.map(({ id }) => id));
    for (const { body, description, is_available, video } of lessons) {
      // A film says it in its first picture.
      const says = video !== null || (description ?? '').length > 20;
      expect([is_available, says]).toEqual([true, true]);
      expect((body ?? '').split(' ').length).toBeGreaterThan(35);
    }
  }
});

test('what a lesson that is given away shows is public, and no other file is', async ({ db }) => {
  const fixture = await openLearningFixture(db);
  await seedFiles(fixture);
  await seed(db);
  const shown = new Set(
    written
      .map(({ slug, id }) => readLesson(slug, id))
      .filter(({ is_preview }) => is_preview)
      .flatMap(({ video }) => (video === undefined ? [] : [video.film, video.captions])),
  );
  for (const { name, id } of readFiles()) {
    expect([name, (await openPublicFile(db.orm, id)).ok]).toEqual([name, shown.has(name)]);
  }
  await fixture.clear();
});
