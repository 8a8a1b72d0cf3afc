import type { retryQuiz as contract, LessonQuizView } from '#contract/courses/lesson-quiz.ts';
import type { RefusalOf } from '#contract/endpoint.ts';
import { lockHolding } from '#server/orders/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { LessonRequest } from '../lessons/open-lesson.ts';
import { requireOpenedLesson } from '../lessons/require-opened-lesson.ts';
import { beginAttempt } from './answer-quiz-question.ts';
import { selectLatestAttempt } from './quiz.queries.ts';
import { readQuiz } from './read-quiz.ts';

type RetryResult = Result<{ readonly quiz: LessonQuizView }, RefusalOf<typeof contract>>;

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
