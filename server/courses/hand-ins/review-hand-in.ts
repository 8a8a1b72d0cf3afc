import type { reviewHandIn as contract } from '#contract/courses/admin-hand-ins.ts';
import type { RefusalOf } from '#contract/endpoint.ts';
import { type Actor, recordAudit } from '#server/audit/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { lockReceived, type Review, writeReview } from './staff-hand-ins.queries.ts';

interface Decision extends Pick<Review, 'id'> {
  /** The revision that was read. */
  readonly revision: number;
  readonly decision: Review['state'];
  readonly feedback: string;
}

type ReviewResult = Result<Record<never, never>, RefusalOf<typeof contract>>;

/** Refused if it was replaced since it was read. Feedback can be corrected; withdrawal is audited. */
export function reviewHandIn(db: Database, given: Decision, actor: Actor): Promise<ReviewResult> {
  const { id, revision, decision: state } = given;
  const feedback = given.feedback === '' ? null : given.feedback;
  return withTx(db, async (tx): Promise<ReviewResult> => {
    const handIn = await lockReceived(tx, id);
    if (handIn === null) return refuse({ code: 'HAND_IN_NOT_FOUND' });
    if (handIn.revision !== revision) return refuse({ code: 'HAND_IN_CHANGED' });
    if (state === 'returned' && feedback === null) return refuse({ code: 'FEEDBACK_MISSING' });
    if (handIn.state === state && handIn.feedback === feedback) return succeed({});
    await writeReview(tx, { id, state, feedback }, actor.id);
    await recordAudit(tx, actor, {
      action: 'product.hand_in_reviewed',
      subject: { type: 'product', id: handIn.product_id },
      before: { state: handIn.state },
      after: { state, lesson: handIn.lesson_title },
    });
    // One mail per decision; corrected feedback is read in the lesson.
    const key = `review:${id}:${revision}:${state}`;
    if (handIn.state !== state)
      await addJob(tx, { name: 'send-hand-in-review', payload: { hand_in_id: id, state }, key });
    return succeed({});
  });
}
