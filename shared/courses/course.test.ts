import { describe, expect, test } from 'vitest';
import { courseProgress, lessonToResume } from './course.ts';

const place = (id: string, is_done = false, is_available = true) => ({
  id,
  is_done,
  is_available,
  lock: null,
});

describe('a learner goes on', () => {
  test.for([
    ['at the first lesson of a new course', [place('a'), place('b')], 'a'],
    ['at the first that is not done', [place('a', true), place('b'), place('c')], 'b'],
    ['at what they skipped, whatever they opened since', [place('a'), place('b', true), place('c')], 'a'],
    ['at the beginning of a finished course', [place('a', true), place('b', true)], 'a'],
    ['past a lesson that is not there yet', [place('a', true), place('b', false, false), place('c')], 'c'],
    ['past one that is locked', [place('a', true), { ...place('b'), lock: {} }, place('c')], 'c'],
    ['at a locked one, when nothing else is left', [place('a', true), { ...place('b'), lock: {} }], 'b'],
  ] as const)('%s', ([_, lessons, next]) => {
    expect(lessonToResume(lessons)?.id).toBe(next);
  });

  test('nowhere in a course in which there is nothing yet', () => {
    expect(lessonToResume([place('a', false, false)])).toBeNull();
  });
});

test('a course is at 100 percent only when nothing is left', () => {
  expect([
    courseProgress(3, 2).percent,
    courseProgress(200, 199).percent,
    courseProgress(3, 3).percent,
  ]).toEqual([66, 99, 100]);
  expect(courseProgress(0, 0).percent).toBe(0);
});
