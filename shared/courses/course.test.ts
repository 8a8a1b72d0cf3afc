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
    ['at the first lesson of a new course', [place('a'), place('b')], null, 'a'],
    ['where they were, while that is not done', [place('a', true), place('b'), place('c')], 'b', 'b'],
    ['after the lesson they finished', [place('a'), place('b', true), place('c')], 'b', 'c'],
    ['at what they skipped, when nothing is ahead', [place('a'), place('b', true)], 'b', 'a'],
    ['at the beginning of a finished course', [place('a', true), place('b', true)], 'b', 'a'],
    [
      'past a lesson that is not there yet',
      [place('a', true), place('b', false, false), place('c')],
      'a',
      'c',
    ],
    ['at the first lesson, when theirs is gone', [place('a'), place('b')], 'lama', 'a'],
  ] as const)('%s', ([_, lessons, last, next]) => {
    expect(lessonToResume(lessons, last)?.id).toBe(next);
  });

  test('nowhere in a course in which there is nothing yet', () => {
    expect(lessonToResume([place('a', false, false)], null)).toBeNull();
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
