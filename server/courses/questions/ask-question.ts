import type { LessonQuestion } from '#contract/courses/lesson-questions.ts';
import { lockHolding } from '#server/orders/index.ts';
import type { Database, Reader } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { MAX_OPEN_QUESTIONS } from '#shared/courses/lesson-questions.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { AccessDenied, LessonNotFound } from '../courses.errors.ts';
import type { LessonRequest } from '../lessons/open-lesson.ts';
import { requireOpenedLesson } from '../lessons/require-opened-lesson.ts';
import { countOpenQuestions, insertQuestion, selectQuestions } from './questions.queries.ts';

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
