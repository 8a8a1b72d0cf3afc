import type { Database } from '#server/platform/database/db.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import {
  buyProduct,
  type HeldCourse,
  makeHeldCourse,
  openLearningFixture,
  revokeAllHoldings,
} from '#tests/support/shop/courses.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { getLesson, openLesson, saveNote } from '../index.ts';

const save = (db: Database, { slug, owner }: HeldCourse, note: string) =>
  saveNote(db, { user_id: owner.id, slug, lesson_id: 'a', note });

async function read(db: Database, { slug, owner }: HeldCourse) {
  const fixture = await openLearningFixture(db);
  const lesson = { user_id: owner.id, slug, lesson_id: 'a' };
  await openLesson(fixture, lesson);
  const found = await getLesson(fixture, lesson);
  await fixture.clear();
  return found.ok ? found.value.note : found.refusal.code;
}

describe('a note of a lesson', () => {
  test('is what was written last, as it was written, and nothing once it is emptied', async ({ db }) => {
    const course = await makeHeldCourse(db);
    expect(await read(db, course)).toBe('');
    await save(db, course, 'Coba besok');
    await save(db, course, '  Coba besok:\n- tempel utuh');
    expect(await read(db, course)).toBe('  Coba besok:\n- tempel utuh');
    await Promise.all(['satu', 'satu', 'satu'].map((note) => save(db, course, note)));
    expect(await read(db, course)).toBe('satu');
    await save(db, course, ' \n');
    expect((await db.pool.query('select from lesson_notes')).rowCount).toBe(0);
  });

  test('is its writer’s alone', async ({ db }) => {
    const course = await makeHeldCourse(db);
    await save(db, course, 'Hanya saya');
    const fellow = { ...course, owner: await makePerson(db, { balance: 1_000_000 }) };
    expect(await save(db, fellow, 'Saya juga')).toMatchObject({ refusal: { code: 'ACCESS_DENIED' } });
    await buyProduct(db, fellow.owner, course);
    expect(await read(db, fellow)).toBe('');
    await save(db, fellow, 'Saya juga');
    expect(await read(db, course)).toBe('Hanya saya');
  });

  test('of a course that was given back waits for it to be bought again', async ({ db }) => {
    const course = await makeHeldCourse(db);
    await save(db, course, 'Simpan ini');
    await revokeAllHoldings(db, course.owner.id);
    expect(await read(db, course)).toBe('ACCESS_DENIED');
    expect(await save(db, course, 'Lagi')).toMatchObject({ refusal: { code: 'ACCESS_DENIED' } });
    await buyProduct(db, course.owner, course);
    expect(await read(db, course)).toBe('Simpan ini');
  });

  test('of a lesson that is not there is refused', async ({ db }) => {
    const { slug, owner } = await makeHeldCourse(db);
    expect(await saveNote(db, { user_id: owner.id, slug, lesson_id: 'z', note: 'x' })).toMatchObject({
      refusal: { code: 'LESSON_NOT_FOUND' },
    });
  });
});
