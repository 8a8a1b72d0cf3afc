import { describe, expect, test } from 'vitest';
import type { CourseLesson } from '#shared/courses/course.ts';
import { locksOf } from './lesson-lock.rules.ts';

const lesson = (id: string, more: Partial<CourseLesson> = {}): CourseLesson => ({
  id,
  title: `Pelajaran ${id}`,
  duration: null,
  type: 'text',
  description: null,
  body: '<p>x</p>',
  video: null,
  embed_url: null,
  file_id: null,
  quiz: null,
  assignment: null,
  opens_after_days: null,
  opens_at: null,
  is_preview: false,
  is_available: true,
  ...more,
});
const visit = (lesson_id: string) => ({
  lesson_id,
  ...{ completed_at: null, opened_at: null, quiz_passed: false, hand_in_accepted: false },
});
const done = (lesson_id: string) => ({ ...visit(lesson_id), completed_at: '2026-11-01T00:00:00Z' });
const opened = (lesson_id: string) => ({ ...visit(lesson_id), opened_at: '2026-11-01T00:00:00Z' });
const quiz = (is_required: boolean) => ({ pass_percent: 80, is_required, questions: [] });
const assignment = (is_required: boolean) => ({ task: 'Tulis.', is_required });

/** Bought at 23:30 of 20 November in Jakarta. */
const BOUGHT = '2026-11-20T16:30:00.000Z';
const course = (lessons: readonly CourseLesson[], lessons_in_order = false) => ({
  modules: [
    { title: 'Awal', duration: null, description: null, lessons: lessons.slice(0, 2) },
    { title: 'Akhir', duration: null, description: null, lessons: lessons.slice(2) },
  ],
  lessons_in_order,
});
const locks = (
  of: ReturnType<typeof course>,
  visits: Parameters<typeof locksOf>[1] = [],
  now = '2026-11-21T00:00:00+07:00',
) => Object.fromEntries(locksOf(of, visits, { purchased_at: BOUGHT, now: new Date(now) }));
const waitsFor = (id: string, reason = 'order') => ({
  reason,
  opens_at: null,
  after: { id, title: `Pelajaran ${id}` },
});
const until = (opens_at: string) => ({ reason: 'date', opens_at, after: null });

describe('lessons in order', () => {
  const three = course([lesson('a'), lesson('b'), lesson('c')], true);

  test('open one after another, across modules', () => {
    expect(locks(three)).toEqual({ b: waitsFor('a'), c: waitsFor('a') });
    expect(locks(three, [done('a')])).toEqual({ c: waitsFor('b') });
    expect(locks(three, [done('a'), done('b')])).toEqual({});
  });

  test('wait for none that is empty, and free ones wait for nobody', () => {
    const of = course(
      [lesson('a', { is_available: false }), lesson('b'), lesson('c', { is_preview: true })],
      true,
    );
    expect(locks(of)).toEqual({});
  });

  test('stay open once they were handed out, also behind a lesson that came later', () => {
    expect(locks(three, [opened('c'), done('b')])).toEqual({});
  });
});

describe('what a lesson requires', () => {
  const asking = (more: Partial<CourseLesson>, inOrder = false) =>
    course([lesson('a', more), lesson('b'), lesson('c', { is_preview: true }), lesson('d')], inOrder);

  test('a quiz that must be passed holds every lesson after it that was not open before', () => {
    const of = asking({ quiz: quiz(true) });
    expect(locks(of, [done('a'), opened('d')])).toEqual({ b: waitsFor('a', 'quiz') });
    expect(locks(of, [{ ...opened('a'), quiz_passed: true }])).toEqual({});
  });

  test('work that must be accepted does, too, after the quiz of the same lesson', () => {
    const of = asking({ quiz: quiz(true), assignment: assignment(true) });
    expect(locks(of, [opened('a')])).toMatchObject({ b: waitsFor('a', 'quiz') });
    const passed = { ...opened('a'), quiz_passed: true };
    expect(locks(of, [passed])).toMatchObject({ b: waitsFor('a', 'assignment') });
    expect(locks(of, [{ ...passed, hand_in_accepted: true }])).toEqual({});
  });

  test('what is offered only holds nothing', () => {
    expect(locks(asking({ quiz: quiz(false), assignment: assignment(false) }))).toEqual({});
  });

  test('says what to pass before it says what to finish, and never opens an order', () => {
    const of = asking({ quiz: quiz(true) }, true);
    expect(locks(of)).toMatchObject({ b: waitsFor('a', 'quiz'), d: waitsFor('a', 'quiz') });
    expect(locks(of, [{ ...opened('a'), quiz_passed: true }])).toMatchObject({ b: waitsFor('a') });
  });
});

describe('a lesson of a day', () => {
  test('counts calendar days in Jakarta from the purchase, however late that was', () => {
    const of = course([lesson('a', { opens_after_days: 0 }), lesson('b', { opens_after_days: 1 })]);
    expect(locks(of, [], '2026-11-20T23:59:59+07:00')).toEqual({ b: until('2026-11-20T17:00:00.000Z') });
    expect(locks(of, [], '2026-11-21T00:00:00+07:00')).toEqual({});
  });

  test('opens at its moment, to the second', () => {
    const of = course([lesson('a', { opens_at: '2026-12-03T12:00:00.000Z' })]);
    expect(locks(of, [], '2026-12-03T18:59:59+07:00')).toEqual({ a: until('2026-12-03T12:00:00.000Z') });
    expect(locks(of, [], '2026-12-03T19:00:00+07:00')).toEqual({});
  });

  test('says its day before what has to be finished first', () => {
    const of = course([lesson('a'), lesson('b', { opens_after_days: 9 })], true);
    expect(locks(of)).toEqual({ b: until('2026-11-28T17:00:00.000Z') });
    expect(locks(of, [], '2026-12-01T00:00:00+07:00')).toEqual({ b: waitsFor('a') });
  });
});
