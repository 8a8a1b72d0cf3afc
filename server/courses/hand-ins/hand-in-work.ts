import type { handInWork as contract } from '#contract/courses/hand-ins.ts';
import type { RefusalOf } from '#contract/endpoint.ts';
import { deleteFiles, selectHandInFiles } from '#server/media/index.ts';
import { lockHolding } from '#server/orders/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { LessonRequest } from '../lessons/open-lesson.ts';
import { lockHandIn, upsertHandIn } from './hand-ins.queries.ts';
import { requireAssignment } from './require-assignment.ts';

type HandInResult = Result<Record<never, never>, RefusalOf<typeof contract>>;

interface HandInContent extends LessonRequest {
  readonly body: string;
  readonly file_id: string | null;
}

/** Replaces the previous hand-in. Locks the holding, so that no revocation races it. */
export function handInWork(
  db: Database,
  { body, file_id, ...request }: HandInContent,
): Promise<HandInResult> {
  return withTx(db, async (tx): Promise<HandInResult> => {
    const assigned = await requireAssignment(tx, request);
    if (!assigned.ok) return assigned;
    const { place, lesson, assignment } = assigned.value;
    if ((await lockHolding(tx, place)) === null) return refuse({ code: 'ACCESS_DENIED' });
    if (body === '' && file_id === null) return refuse({ code: 'HAND_IN_EMPTY' });
    const before = await lockHandIn(tx, place);
    if (before?.state === 'accepted') return refuse({ code: 'HAND_IN_ACCEPTED' });
    const isSame = before?.state === 'waiting' && before.body === body && before.file_id === file_id;
    if (isSame) return succeed({});
    const uploaded = { uploaded_by: request.user_id, id: file_id ?? '' };
    if (file_id !== null && (await selectHandInFiles(tx, uploaded)).length === 0)
      return refuse({ code: 'FILE_NOT_FOUND' });
    const { id, revision } = await upsertHandIn(tx, {
      ...place,
      lesson_title: lesson.title,
      task: assignment.task,
      ...{ body, file_id },
    });
    const replaced = before?.file_id ?? null;
    if (replaced !== null && replaced !== file_id) await deleteFiles(tx, [replaced]);
    await addJob(tx, { name: 'send-hand-in', payload: { hand_in_id: id }, key: `hand-in:${id}:${revision}` });
    return succeed({});
  });
}
