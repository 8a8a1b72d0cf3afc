import { systemClock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/db.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { type HeldCourse, makeHeldCourse, revokeAllHoldings } from '#tests/support/shop/courses.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { recordLessonProgress } from '../index.ts';

interface Visiting {
  readonly lesson_id: string;
  readonly at?: string;
  readonly position_seconds?: number;
  readonly is_done?: boolean;
}

function visit(db: Database, { slug, owner }: Pick<HeldCourse, 'slug' | 'owner'>, visiting: Visiting) {
  const { at = '2026-11-20T08:00:00Z', lesson_id, position_seconds = 0, is_done = false } = visiting;
  const watched_at = new Date(at);
  return recordLessonProgress(
    { db, clock: systemClock },
    {
      user_id: owner.id,
      slug,
      lesson_id,
      position_seconds,
      is_done,
      watched_at,
    },
  );
}

async function stored(db: Database) {
  const { rows } = await db.pool.query(
    'select lesson_id, position_seconds, completed_at is not null as done from lesson_progress order by lesson_id',
  );
  return rows;
}

describe('progress', () => {
  test('counts the lessons that are done, of those that have something in them', async ({ db }) => {
    const course = await makeHeldCourse(db);
    await visit(db, course, { lesson_id: 'a', is_done: true });
    expect(await visit(db, course, { lesson_id: 'b', is_done: true })).toEqual({
      ok: true,
      value: { progress: { lessons_total: 3, lessons_done: 2, percent: 66 } },
    });
  });

  test('is the same however often a visit is repeated', async ({ db }) => {
    const course = await makeHeldCourse(db);
    const once = { lesson_id: 'a', position_seconds: 40, is_done: true };
    for (let n = 0; n < 3; n += 1) await visit(db, course, once);
    await Promise.all([1, 2, 3, 4].map(() => visit(db, course, once)));
    expect(await stored(db)).toEqual([{ lesson_id: 'a', position_seconds: 40, done: true }]);
  });

  test('of two devices is that of the later one, in whichever order they arrive', async ({ db }) => {
    const course = await makeHeldCourse(db);
    await visit(db, course, { lesson_id: 'a', at: '2026-11-20T09:00:00Z', position_seconds: 90 });
    await visit(db, course, {
      lesson_id: 'a',
      at: '2026-11-20T08:00:00Z',
      position_seconds: 300,
      is_done: true,
    });
    expect(await stored(db)).toEqual([{ lesson_id: 'a', position_seconds: 90, done: true }]);
    // Watching again moves the position only.
    await visit(db, course, { lesson_id: 'a', at: '2026-11-20T10:00:00Z', position_seconds: 10 });
    expect(await stored(db)).toEqual([{ lesson_id: 'a', position_seconds: 10, done: true }]);
  });

  test('of a device whose clock runs ahead does not shut out the others', async ({ db }) => {
    const course = await makeHeldCourse(db);
    await visit(db, course, { lesson_id: 'a', at: '2099-01-01T00:00:00Z', position_seconds: 30 });
    await visit(db, course, { lesson_id: 'a', at: '2099-01-01T00:00:01Z', position_seconds: 60 });
    expect(await stored(db)).toMatchObject([{ position_seconds: 60 }]);
  });

  test('is refused without an active holding, for a lesson that is not there, and one with nothing in it', async ({
    db,
  }) => {
    const course = await makeHeldCourse(db);
    const stranger = await makePerson(db);
    const denied = { ok: false, refusal: { code: 'ACCESS_DENIED' } };
    expect(await visit(db, { ...course, owner: stranger }, { lesson_id: 'a' })).toEqual(denied);
    expect(await visit(db, { ...course, slug: 'tidak-ada' }, { lesson_id: 'a' })).toEqual(denied);
    for (const lesson_id of ['z', '2-2']) {
      expect(await visit(db, course, { lesson_id })).toEqual({
        ok: false,
        refusal: { code: 'LESSON_NOT_FOUND' },
      });
    }
    await revokeAllHoldings(db, course.owner.id);
    expect(await visit(db, course, { lesson_id: 'a' })).toEqual(denied);
    expect(await stored(db)).toEqual([]);
  });

  test('that the database keeps can not be taken back', async ({ db }) => {
    const course = await makeHeldCourse(db);
    await visit(db, course, { lesson_id: 'a', is_done: true });
    await expect(db.pool.query('update lesson_progress set completed_at = null')).rejects.toThrow(
      /stays finished/,
    );
  });
});
