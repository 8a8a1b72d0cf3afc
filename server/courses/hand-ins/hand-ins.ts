import type { reviewHandIn as reviewHandInEndpoint } from '#contract/courses/admin-hand-ins.ts';
import type {
  handInWork as contract,
  uploadHandInFile as uploadHandInFileEndpoint,
} from '#contract/courses/hand-ins.ts';
import type { RefusalOf } from '#contract/endpoint.ts';
import { type Actor, recordAudit } from '#server/audit/index.ts';
import {
  deleteFiles,
  type MediaFile,
  readFile,
  selectHandInFiles,
  type UploadRefused,
  uploadMedia,
} from '#server/media/index.ts';
import { lockHolding } from '#server/orders/index.ts';
import type { Database, Reader } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { CourseLesson } from '#shared/courses/course.ts';
import { type Assignment, handInLimits, MAX_HAND_IN_BYTES } from '#shared/courses/lesson-work.ts';
import { typeByName, uploadTypes } from '#shared/files/uploads.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { AccessDenied, FileNotFound, LessonNotFound } from '../courses.errors.ts';
import type { CourseServices } from '../courses-services.ts';
import { type LessonRequest, requireOpenedLesson } from '../lessons/progress.ts';
import type { LessonPlace } from '../quiz/quiz.queries.ts';
import {
  lockHandIn,
  lockReceived,
  type Review,
  readReceivedHandIn,
  selectHandIn,
  selectOwnFileId,
  upsertHandIn,
  writeReview,
} from './hand-ins.queries.ts';

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
      body,
      file_id,
    });
    const replaced = before?.file_id ?? null;
    if (replaced !== null && replaced !== file_id) await deleteFiles(tx, [replaced]);
    await addJob(tx, { name: 'send-hand-in', payload: { hand_in_id: id }, key: `hand-in:${id}:${revision}` });
    return succeed({});
  });
}

interface Upload extends LessonRequest {
  readonly name: string;
  readonly declared_bytes: number | null;
  readonly bytes: AsyncIterable<Uint8Array>;
}

interface UploadedFile {
  readonly id: string;
  readonly file_name: string;
  readonly size_bytes: number;
}

type UploadResult = Result<{ readonly file: UploadedFile }, RefusalOf<typeof uploadHandInFileEndpoint>>;

/** A picture or document that is never handed in is pruned after a day. */
export async function uploadHandInFile(
  services: Pick<CourseServices, 'db' | 'storage' | 'clock'>,
  { name, declared_bytes, bytes, ...request }: Upload,
): Promise<UploadResult> {
  const assigned = await requireAssignment(services.db.orm, request);
  if (!assigned.ok) return assigned;
  const before = await selectHandIn(services.db.orm, assigned.value.place);
  if (before?.state === 'accepted') return refuse({ code: 'HAND_IN_ACCEPTED' });
  if ((declared_bytes ?? 0) > MAX_HAND_IN_BYTES) return refuse({ code: 'HAND_IN_FILE_TOO_LARGE' });
  const type = typeByName(name);
  const kind = type === null ? null : uploadTypes[type].kind;
  if (kind !== 'image' && kind !== 'document') return refuse({ code: 'HAND_IN_FILE_TYPE_REFUSED' });
  const upload = { name, bytes, kind, uploaded_by: request.user_id, limits: handInLimits };
  const kept = await uploadMedia(services, { ...upload, area: 'hand-ins' });
  if (!kept.ok) return refuse({ code: ofHandIn(kept.refusal.code) });
  const { id, file_name, size_bytes } = kept.value;
  return succeed({ file: { id, file_name, size_bytes } });
}

function ofHandIn(code: UploadRefused['code']) {
  switch (code) {
    case 'FILE_TOO_LARGE':
      return 'HAND_IN_FILE_TOO_LARGE';
    case 'FILE_TYPE_REFUSED':
      return 'HAND_IN_FILE_TYPE_REFUSED';
    case 'FILE_BROKEN':
    case 'FILE_LOCKED':
      return 'HAND_IN_FILE_BROKEN';
    default:
      return code;
  }
}

/** Also after a refund, because the file is the learner's own. */
export async function openOwnHandInFile(
  reader: Reader,
  request: { readonly id: string; readonly user_id: string },
): Promise<Result<MediaFile, FileNotFound>> {
  return openFile(reader, await selectOwnFileId(reader, request));
}

export async function openReceivedFile(
  reader: Reader,
  id: string,
): Promise<Result<MediaFile, FileNotFound | { readonly code: 'HAND_IN_NOT_FOUND' }>> {
  const received = await readReceivedHandIn(reader, id);
  if (received === null) return refuse({ code: 'HAND_IN_NOT_FOUND' });
  return openFile(reader, received.file_id);
}

async function openFile(reader: Reader, id: string | null): Promise<Result<MediaFile, FileNotFound>> {
  const file = id === null ? null : await readFile(reader, id);
  return file === null ? refuse({ code: 'FILE_NOT_FOUND' }) : succeed(file);
}

interface AssignedLesson {
  readonly place: LessonPlace;
  readonly lesson: CourseLesson;
  readonly assignment: Assignment;
}

async function requireAssignment(
  reader: Reader,
  request: LessonRequest,
): Promise<
  Result<AssignedLesson, AccessDenied | LessonNotFound | { readonly code: 'ASSIGNMENT_NOT_FOUND' }>
> {
  const opened = await requireOpenedLesson(reader, request);
  if (!opened.ok) return opened;
  const { product_id, lesson } = opened.value;
  if (lesson.assignment === null) return refuse({ code: 'ASSIGNMENT_NOT_FOUND' });
  const place = { user_id: request.user_id, product_id, lesson_id: lesson.id };
  return succeed({ place, lesson, assignment: lesson.assignment });
}

interface Decision extends Pick<Review, 'id'> {
  /** The revision that was read. */
  readonly revision: number;
  readonly decision: Review['state'];
  readonly feedback: string;
}

type ReviewResult = Result<Record<never, never>, RefusalOf<typeof reviewHandInEndpoint>>;

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
