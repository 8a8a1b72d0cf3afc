import { type Actor, recordAudit } from '#server/audit/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { type Answer, lockQuestion, writeAnswer } from './questions.queries.ts';

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
