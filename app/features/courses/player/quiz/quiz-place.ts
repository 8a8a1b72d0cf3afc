import type { LessonQuizView } from '#contract/courses/lesson-quiz.ts';

type Questions = LessonQuizView['questions'];

/** The query parameter of the question, counted from 1. */
export const QUESTION_PARAM = 'question';

const firstOpen = (questions: Questions): number => questions.findIndex(({ answer }) => answer === null);

/** From 0; null: the result. Prefers the question in the address, then the first unanswered one. */
export function shownPlace(questions: Questions, asked: string | null): number | null {
  const place = Number(asked ?? '0') - 1;
  if (questions[place] !== undefined) return place;
  const open = firstOpen(questions);
  return open === -1 ? null : open;
}

/** The next unanswered question, wrapping around; null: all are answered. */
export function nextPlace(questions: Questions, place: number): number | null {
  const ahead = questions.findIndex(({ answer }, index) => index > place && answer === null);
  const open = ahead === -1 ? firstOpen(questions) : ahead;
  return open === -1 ? null : open;
}

export const questionHref = (page: string, place: number | null): string =>
  place === null ? `${page}#quiz` : `${page}?${QUESTION_PARAM}=${place + 1}#quiz`;

export const rightAnswers = (questions: Questions): number =>
  questions.filter(({ answer }) => answer?.is_correct === true).length;
