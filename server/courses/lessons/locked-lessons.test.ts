import { DAY_MS } from '#shared/time/dates.ts';
import { test as base, describe, expect } from '#tests/support/machine/database.ts';
import {
  type LearningFixture,
  makeFile,
  makeHeldCourse,
  openLearningFixture,
} from '#tests/support/shop/courses.ts';
import {
  createDownloadLink,
  getLesson,
  getPurchase,
  issueCertificate,
  listPurchases,
  openLesson,
  readCourseConsumption,
  recordLessonProgress,
} from '../index.ts';

const test = base.extend<{ shelf: LearningFixture }>({
  shelf: async ({ db }, use) => {
    const fixture = await openLearningFixture(db);
    await use(fixture);
    await fixture.clear();
  },
});
const text = (id: string, more: object = {}) => ({
  id,
  title: `Pelajaran ${id}`,
  body: `<p>${id}</p>`,
  ...more,
});

async function holdCourse(shelf: LearningFixture, lessons: readonly object[], lessons_in_order = false) {
  const course = await makeHeldCourse(shelf.db, { modules: [{ title: 'Isi', lessons }], lessons_in_order });
  const { slug, owner } = course;
  const of = (lesson_id: string) => ({ user_id: owner.id, slug, lesson_id });
  return {
    ...course,
    read: (lesson_id: string) => getLesson(shelf, of(lesson_id)),
    open: (lesson_id: string) => openLesson(shelf, of(lesson_id)),
    finish: (lesson_id: string) =>
      recordLessonProgress(shelf, {
        ...{ ...of(lesson_id), position_seconds: 0, is_done: true },
        watched_at: new Date(),
      }),
  };
}
const waitsFor = (id: string) => ({
  ok: false,
  refusal: { code: 'LESSON_LOCKED', details: { reason: 'order', after: { id } } },
});
const waitsForDay = { ok: false, refusal: { code: 'LESSON_LOCKED', details: { reason: 'date' } } };

describe('a locked lesson', () => {
  test('is neither read, opened nor done before the one it waits for, and is not consumed', async ({
    shelf,
  }) => {
    const { read, open, finish, slug, ...course } = await holdCourse(
      shelf,
      [text('a'), text('b'), text('c')],
      true,
    );
    for (const use of [read, open, finish]) expect(await use('b')).toMatchObject(waitsFor('a'));
    const { rows } = await shelf.db.pool.query('select from lesson_progress');
    expect(rows).toEqual([]);
    const holder = { user_id: course.owner.id, product_id: course.id };
    expect(await readCourseConsumption(shelf.db.orm, [holder])).toMatchObject([{ consumed_percent: 0 }]);
    const certificate = () =>
      issueCertificate(shelf.db, { user_id: course.owner.id, slug, full_name: 'Sari' });
    expect(await certificate()).toMatchObject({ refusal: { code: 'COURSE_UNFINISHED' } });
    for (const id of ['a', 'b', 'c']) expect((await finish(id)).ok).toBe(true);
    expect((await certificate()).ok).toBe(true);
  });

  test('is told in the outline, without anything of it, and is not where a learner goes on', async ({
    shelf,
  }) => {
    const { finish, slug, owner } = await holdCourse(shelf, [
      text('a'),
      text('b', { opens_after_days: 2 }),
      text('c'),
    ]);
    await finish('a');
    const bought = await getPurchase(shelf, owner.id, slug);
    if (!bought.ok) throw new Error(bought.refusal.code);
    const { course } = bought.value;
    expect(course?.modules[0]?.lessons.map(({ lock }) => lock?.reason ?? null)).toEqual([null, 'date', null]);
    expect(course?.resume_lesson_id).toBe('c');
    expect(JSON.stringify(course)).not.toContain('<p>');
    await finish('c');
    const page = { user_id: owner.id, sort: 'recent', limit: 9, offset: 0 } as const;
    const { in_hand } = await listPurchases(shelf.db.orm, page, shelf.clock.now());
    expect(in_hand).toMatchObject({ lesson: { id: 'b' } });
    expect(in_hand?.lock).toMatchObject({ reason: 'date' });
  });

  test('opens on its day', async ({ shelf }) => {
    // One of many: opening it ends no right to money back.
    const others = Array.from({ length: 9 }, (_, n) => text(`l${n}`));
    const { read } = await holdCourse(shelf, [text('a', { opens_after_days: 2 }), ...others]);
    expect(await read('a')).toMatchObject(waitsForDay);
    shelf.pass(2 * DAY_MS);
    expect((await read('a')).ok).toBe(true);
  });

  test('keeps its document, unless it lies in an open one or beside the product, too', async ({ shelf }) => {
    const [locked, shared, beside] = [await makeFile(shelf), await makeFile(shelf), await makeFile(shelf)];
    const { owner, slug, id } = await holdCourse(shelf, [
      text('a', { file_id: shared }),
      text('b', { file_id: locked, opens_after_days: 9 }),
      text('c', { file_id: shared, opens_after_days: 9 }),
      text('d', { file_id: beside, opens_after_days: 9 }),
    ]);
    const linkOf = (file_id: string) => createDownloadLink(shelf, { user_id: owner.id, slug, file_id });
    expect(await linkOf(locked)).toMatchObject(waitsForDay);
    expect((await linkOf(shared)).ok).toBe(true);
    expect(await linkOf(beside)).toMatchObject(waitsForDay);
    await shelf.db.pool.query(`insert into product_files (product_id, file_id, title) values ($1, $2, 'x')`, [
      id,
      beside,
    ]);
    expect((await linkOf(beside)).ok).toBe(true);
  });
});

test('a lesson can not wait for a day and for days at once', async ({ shelf }) => {
  const { id } = await holdCourse(shelf, [text('a')]);
  const wait = (lesson: object) =>
    shelf.db.pool.query('update products set modules = $2 where id = $1', [
      id,
      JSON.stringify([{ lessons: [lesson] }]),
    ]);
  await wait({ opens_after_days: 3, opens_at: null });
  await expect(wait({ opens_after_days: 3, opens_at: '2026-12-03T12:00:00.000Z' })).rejects.toThrow(
    /open_once/,
  );
});
