import type { LessonQuizView } from '#contract/account/learning/lesson-quiz.ts';

type Questions = LessonQuizView['questions'];

/** The query that says which question is shown, from 1. */
export const QUESTION_PARAM = 'question';

const firstOpen = (questions: Questions): number => questions.findIndex(({ answer }) => answer === null);

/** The question on screen, from 0; null: the result. One that the address names, else the first without an answer. */
export function shownPlace(questions: Questions, asked: string | null): number | null {
  const place = Number(asked ?? '0') - 1;
  if (questions[place] !== undefined) return place;
  const open = firstOpen(questions);
  return open === -1 ? null : open;
}

/** The next one without an answer, after those behind it too; null: all are answered. */
export function nextPlace(questions: Questions, place: number): number | null {
  const ahead = questions.findIndex(({ answer }, index) => index > place && answer === null);
  const open = ahead === -1 ? firstOpen(questions) : ahead;
  return open === -1 ? null : open;
}

/** Where a question stands, or the result. */
export const questionHref = (page: string, place: number | null): string =>
  place === null ? `${page}#quiz` : `${page}?${QUESTION_PARAM}=${place + 1}#quiz`;

export const rightAnswers = (questions: Questions): number =>
  questions.filter(({ answer }) => answer?.is_correct === true).length;
