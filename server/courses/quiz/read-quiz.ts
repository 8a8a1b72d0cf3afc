import type { LessonQuizView } from '#contract/courses/lesson-quiz.ts';
import type { Reader } from '#server/platform/database/db.ts';
import type { Quiz } from '#shared/courses/lesson-quiz.ts';
import { type LessonPlace, selectLatestAttempt, selectQuizRecord } from './quiz.queries.ts';
import { type ShownAttempt, toQuizView } from './quiz.rules.ts';

export async function readQuiz(reader: Reader, quiz: Quiz, place: LessonPlace): Promise<LessonQuizView> {
  const record = await selectQuizRecord(reader, place);
  const latest = await selectLatestAttempt(reader, place);
  return toQuizView(latest ?? emptyAttempt(quiz), { ...record, is_required: quiz.is_required });
}

const emptyAttempt = ({ questions, pass_percent }: Quiz): ShownAttempt => ({
  questions,
  pass_percent,
  answers: [],
  score_percent: null,
});
