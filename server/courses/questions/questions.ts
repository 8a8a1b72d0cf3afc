import type { LessonQuestion } from '#contract/courses/lesson-questions.ts';
import { type Actor, recordAudit } from '#server/audit/index.ts';
import { lockHolding } from '#server/orders/index.ts';
import type { Database, Reader } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { MAX_OPEN_QUESTIONS } from '#shared/courses/lesson-work.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { AccessDenied, LessonNotFound } from '../courses.errors.ts';
import { type LessonRequest, requireOpenedLesson } from '../lessons/progress.ts';
import {
  type Answer,
  countOpenQuestions,
  insertQuestion,
  lockQuestion,
  selectQuestions,
  writeAnswer,
} from './questions.queries.ts';

type Questions = Result<{ readonly questions: LessonQuestion[] }, AccessDenied | LessonNotFound>;

export async function listLessonQuestions(reader: Reader, request: LessonRequest): Promise<Questions> {
  const opened = await requireOpenedLesson(reader, request);
  if (!opened.ok) return opened;
  const { user_id, lesson_id } = request;
  const { product_id } = opened.value;
  return succeed({ questions: await selectQuestions(reader, { user_id, product_id, lesson_id }) });
}

type AskResult = Result<
  Record<never, never>,
  AccessDenied | LessonNotFound | { readonly code: 'TOO_MANY_QUESTIONS' }
>;

/** The owner gets a mail. Locks the holding, so that the limit holds for concurrent questions. */
export function askQuestion(
  db: Database,
  { question, ...request }: LessonRequest & { readonly question: string },
): Promise<AskResult> {
  return withTx(db, async (tx): Promise<AskResult> => {
    const opened = await requireOpenedLesson(tx, request);
    if (!opened.ok) return opened;
    const { user_id, lesson_id } = request;
    const { product_id, lesson } = opened.value;
    if ((await lockHolding(tx, { user_id, product_id })) === null) return refuse({ code: 'ACCESS_DENIED' });
    const open = await countOpenQuestions(tx, { user_id, product_id });
    if (open >= MAX_OPEN_QUESTIONS) return refuse({ code: 'TOO_MANY_QUESTIONS' });
    const id = await insertQuestion(tx, {
      user_id,
      product_id,
      lesson_id,
      lesson_title: lesson.title,
      body: question,
    });
    if (id !== null)
      await addJob(tx, { name: 'send-lesson-question', payload: { question_id: id }, key: id });
    return succeed({});
  });
}

type AnswerResult = Result<Record<never, never>, { readonly code: 'QUESTION_NOT_FOUND' }>;

/** Only the first answer is mailed to the asker; corrections are read under the lesson. */
export function answerQuestion(db: Database, answer: Answer, actor: Actor): Promise<AnswerResult> {
  return withTx(db, async (tx): Promise<AnswerResult> => {
    const question = await lockQuestion(tx, answer.id);
    if (question === null) return refuse({ code: 'QUESTION_NOT_FOUND' });
    const { id, is_shared } = answer;
    if (question.answer === answer.answer && question.is_shared === is_shared) return succeed({});
    await writeAnswer(tx, answer, actor.id);
    await recordAudit(tx, actor, {
      action: 'product.question_answered',
      subject: { type: 'product', id: question.product_id },
      before: { is_answered: question.answer !== null, is_shared: question.is_shared },
      after: { is_answered: true, is_shared, lesson: question.lesson_title },
    });
    if (question.answer === null)
      await addJob(tx, { name: 'send-lesson-answer', payload: { question_id: id }, key: `answer:${id}` });
    return succeed({});
  });
}
