import { systemClock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/db.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import {
  buyProduct,
  type HeldCourse,
  makeHeldCourse,
  openLearningFixture,
  revokeAllHoldings,
} from '#tests/support/shop/courses.ts';
import { makePerson, type Person } from '#tests/support/shop/people.ts';
import { listLearners, openLesson, readCourseProgress, recordLessonProgress } from '../index.ts';
import type { LearnersQuery } from './pace.queries.ts';

const all: LearnersQuery = { limit: 20, offset: 0, from: 'start', sort: '-percent' };

async function join(db: Database, course: HeldCourse): Promise<Person> {
  const person = await makePerson(db, { balance: 1_000_000 });
  await buyProduct(db, person, course);
  return person;
}

async function open(db: Database, { slug, owner: { id: user_id } }: HeldCourse, lessons: readonly string[]) {
  const fixture = await openLearningFixture(db);
  for (const lesson_id of lessons)
    expect(await openLesson(fixture, { user_id, slug, lesson_id })).toMatchObject({ ok: true });
  await fixture.clear();
}

async function finish(
  db: Database,
  { slug, owner: { id: user_id } }: HeldCourse,
  lessons: readonly string[],
) {
  for (const lesson_id of lessons) {
    const visit = { user_id, slug, lesson_id, position_seconds: 0, is_done: true, watched_at: new Date() };
    expect(await recordLessonProgress({ db, clock: systemClock }, visit)).toMatchObject({ ok: true });
  }
}

const listed = async (db: Database, { id }: HeldCourse, query: Partial<LearnersQuery> = {}) => {
  const found = await listLearners(db.orm, id, { ...all, ...query });
  if (!found.ok) throw new Error(found.refusal.code);
  return found.value;
};

describe('the progress of a course', () => {
  test('counts who started and finished it, and each lesson, by those who hold it now', async ({ db }) => {
    const course = await makeHeldCourse(db);
    const [half, whole, gone] = [await join(db, course), await join(db, course), await join(db, course)];
    await open(db, { ...course, owner: half }, ['a', 'b']);
    await finish(db, { ...course, owner: half }, ['a']);
    await open(db, { ...course, owner: whole }, ['a', 'b', 'c']);
    await finish(db, { ...course, owner: whole }, ['a', 'b', 'c']);
    await open(db, { ...course, owner: gone }, ['a']);
    await revokeAllHoldings(db, gone.id);
    expect(await readCourseProgress(db.orm, course.id)).toMatchObject({
      value: {
        ...{ holders: 3, started: 2, finished: 1, certified: 0, refunded: 0, ended: 1 },
        lessons: [
          { id: 'a', title: 'Pelajaran a', module: 'Awal', opened: 2, finished: 2 },
          { id: 'b', opened: 2, finished: 1 },
          { id: 'c', module: 'Akhir', opened: 1, finished: 1 },
        ],
      },
    });
  });

  test('lists everybody with how far they are and where they were last', async ({ db }) => {
    const course = await makeHeldCourse(db);
    const half = await join(db, course);
    await open(db, { ...course, owner: half }, ['a', 'b']);
    await finish(db, { ...course, owner: half }, ['b']);
    await db.pool.query("update lesson_progress set watched_at = now() - interval '3 days'");
    await db.pool.query(
      `insert into lesson_notes (user_id, product_id, lesson_id, body, updated_at)
       values ($1, $2, 'a', 'Catatan', now() + interval '1 hour')`,
      [half.id, course.id],
    );
    const { learners, total } = await listed(db, course);
    expect(total).toBe(2);
    expect(learners).toMatchObject([
      {
        ...{ user_id: half.id, state: 'learning', lessons_done: 1, percent: 33 },
        last_lesson: 'Pelajaran a',
      },
      { user_id: course.owner.id, state: 'not_started', percent: 0, last_lesson: null, last_seen_at: null },
    ]);
    // The same from both ends, and in both directions.
    const back = await listed(db, course, { sort: 'percent' });
    expect(back.learners).toEqual(learners.toReversed());
    expect((await listed(db, course, { from: 'end' })).learners).toEqual(learners);
    const [first] = (await listed(db, course, { sort: 'last_seen_at', limit: 1 })).learners;
    expect(first?.user_id).toBe(course.owner.id);
  });

  test('tells who gave it back from whose time is over, and who came back', async ({ db }) => {
    const course = await makeHeldCourse(db);
    const [over, returned] = [await join(db, course), await join(db, course)];
    await revokeAllHoldings(db, over.id);
    await revokeAllHoldings(db, returned.id);
    await db.pool.query("update orders set status = 'refunded' where user_id = $1", [returned.id]);
    const states = async () =>
      new Map((await listed(db, course)).learners.map(({ user_id, state }) => [user_id, state]));
    expect(await states()).toEqual(
      new Map([
        [course.owner.id, 'not_started'],
        [over.id, 'ended'],
        [returned.id, 'refunded'],
      ]),
    );
    await buyProduct(db, returned, course);
    expect((await states()).get(returned.id)).toBe('not_started');
    expect(await listed(db, course, { state: 'ended' })).toMatchObject({ total: 1 });
  });

  test('is searched by name and address, and knows nobody who deleted their account', async ({ db }) => {
    const course = await makeHeldCourse(db);
    const other = await join(db, course);
    const hits = await listed(db, course, { search: other.email.slice(0, 12).toUpperCase() });
    expect(hits.learners.map(({ user_id }) => user_id)).toEqual([other.id]);
    expect(await listed(db, course, { search: '%' })).toMatchObject({ total: 0 });
    await db.pool.query('update users set anonymised_at = now() where id = $1', [other.id]);
    expect(await listed(db, course)).toMatchObject({ total: 1 });
    expect(await readCourseProgress(db.orm, course.id)).toMatchObject({ value: { holders: 1 } });
  });

  test('of what is no product is not there', async ({ db }) => {
    const nowhere = '0192f0c8-7c1e-7b6a-9d55-3f1f0c8a4e11';
    const missing = { refusal: { code: 'PRODUCT_NOT_FOUND' } };
    expect(await readCourseProgress(db.orm, nowhere)).toMatchObject(missing);
    expect(await listLearners(db.orm, nowhere, all)).toMatchObject(missing);
  });
});
