import type {
  answerQuizQuestion as contract,
  LessonQuizView,
  retryQuiz as retryQuizEndpoint,
} from '#contract/courses/lesson-quiz.ts';
import type { RefusalOf } from '#contract/endpoint.ts';
import { lockHolding } from '#server/orders/index.ts';
import type { Database, Reader, Tx } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { CourseLesson } from '#shared/courses/course.ts';
import type { Quiz } from '#shared/courses/lesson-work.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { type LessonRequest, requireOpenedLesson } from '../lessons/progress.ts';
import {
  insertAttempt,
  type LessonPlace,
  selectLatestAttempt,
  selectQuizRecord,
  writeAnswers,
} from './quiz.queries.ts';
import { judgeAnswer, type ShownAttempt, scoreOf, type TypedAnswer, toQuizView } from './quiz.rules.ts';

type QuizAnswerResult = Result<{ readonly quiz: LessonQuizView }, RefusalOf<typeof contract>>;

export interface QuizAnswer extends LessonRequest, TypedAnswer {
  readonly question_id: string;
}

/** Given answers are final. Locks the holding, so that two tabs answer in turn. */
export function answerQuizQuestion(db: Database, given: QuizAnswer): Promise<QuizAnswerResult> {
  return withTx(db, async (tx): Promise<QuizAnswerResult> => {
    const opened = await requireOpenedLesson(tx, given);
    if (!opened.ok) return opened;
    const { product_id, lesson } = opened.value;
    const place = { user_id: given.user_id, product_id, lesson_id: lesson.id };
    if ((await lockHolding(tx, place)) === null) return refuse({ code: 'ACCESS_DENIED' });
    const { quiz } = lesson;
    if (quiz === null) return refuse({ code: 'QUIZ_NOT_FOUND' });
    const attempt = await selectLatestAttempt(tx, place);
    const questions = attempt?.questions ?? quiz.questions;
    const question = questions.find(({ id }) => id === given.question_id);
    if (question === undefined) return refuse({ code: 'QUIZ_QUESTION_NOT_FOUND' });
    const known = attempt?.answers ?? [];
    if (!known.some(({ question_id }) => question_id === question.id)) {
      const judged = judgeAnswer(question, given);
      if (judged === null) return refuse({ code: 'QUIZ_ANSWER_MISSING' });
      const { id, pass_percent } = attempt ?? (await beginAttempt(tx, { place, lesson, quiz }));
      const answers = [...known, judged];
      const score_percent = answers.length < questions.length ? null : scoreOf(answers, questions.length);
      const is_passed = score_percent !== null && score_percent >= pass_percent;
      await writeAnswers(tx, { id, answers, score_percent, is_passed });
    }
    return succeed({ quiz: await readQuiz(tx, quiz, place) });
  });
}

interface AttemptStart {
  readonly place: LessonPlace;
  readonly lesson: Pick<CourseLesson, 'title'>;
  readonly quiz: Quiz;
}

export const beginAttempt = (tx: Tx, { place, lesson, quiz: { questions, pass_percent } }: AttemptStart) =>
  insertAttempt(tx, { ...place, lesson_title: lesson.title, questions: asStored(questions), pass_percent });

const asStored = (questions: Quiz['questions']) =>
  questions.map(({ options, answers, ...question }) => ({
    ...question,
    options: [...options],
    answers: [...answers],
  }));

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

type RetryResult = Result<{ readonly quiz: LessonQuizView }, RefusalOf<typeof retryQuizEndpoint>>;

/** Unlimited; an open attempt continues. */
export function retryQuiz(db: Database, request: LessonRequest): Promise<RetryResult> {
  return withTx(db, async (tx): Promise<RetryResult> => {
    const opened = await requireOpenedLesson(tx, request);
    if (!opened.ok) return opened;
    const { product_id, lesson } = opened.value;
    const place = { user_id: request.user_id, product_id, lesson_id: lesson.id };
    if ((await lockHolding(tx, place)) === null) return refuse({ code: 'ACCESS_DENIED' });
    const { quiz } = lesson;
    if (quiz === null) return refuse({ code: 'QUIZ_NOT_FOUND' });
    const latest = await selectLatestAttempt(tx, place);
    if (latest === null || latest.score_percent !== null) await beginAttempt(tx, { place, lesson, quiz });
    return succeed({ quiz: await readQuiz(tx, quiz, place) });
  });
}
