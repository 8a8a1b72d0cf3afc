import { expect, test } from 'vitest';
import type { QuizQuestionView } from '#contract/courses/lesson-quiz.ts';
import { nextPlace, rightAnswers, shownPlace } from './quiz-result.tsx';

const question = (id: string, is_correct: boolean | null): QuizQuestionView => ({
  ...{ id, type: 'single', text: id, options: [] },
  answer:
    is_correct === null
      ? null
      : { is_correct, choices: [], text: '', right_choices: [], right_texts: [], explanation: null },
});

test('a quiz goes on at the first question without an answer, and shows its result when none is left', () => {
  const begun = [question('a', true), question('b', null), question('c', null)];
  expect(shownPlace(begun, null)).toBe(1);
  expect(shownPlace(begun, '3')).toBe(2);
  expect(['0', '4', '1.5', 'x', ''].map((asked) => shownPlace(begun, asked))).toEqual([1, 1, 1, 1, 1]);
  const done = [question('a', true), question('b', false)];
  expect(shownPlace(done, null)).toBeNull();
  expect(shownPlace(done, '2')).toBe(1);
  expect(rightAnswers(done)).toBe(1);
});

test('after an answer comes the next question that has none, also one that was skipped', () => {
  const skipped = [question('a', null), question('b', true), question('c', false)];
  expect(nextPlace(skipped, 2)).toBe(0);
  expect(nextPlace([question('a', true), question('b', null)], 0)).toBe(1);
  expect(nextPlace([question('a', true)], 0)).toBeNull();
});
