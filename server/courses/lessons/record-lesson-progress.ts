import { lockHolding } from '#server/orders/index.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { CourseProgress } from '#shared/courses/course.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { AccessDenied, LessonLocked, LessonNotFound, LessonUnfinished } from '../courses.errors.ts';
import { findLesson, progressOf } from '../courses.rules.ts';
import type { LearningServices } from '../courses-services.ts';
import { requireHeldProduct } from '../purchases/require-held-product.ts';
import { requirementOf } from './lesson-lock.rules.ts';
import { type LessonProgressUpdate, mergeProgress, selectProgress } from './progress.queries.ts';
import { readLock } from './read-lock.ts';

export interface ProgressUpdate extends Omit<LessonProgressUpdate, 'product_id'> {
  readonly slug: string;
}

type Outcome = Result<
  { readonly progress: CourseProgress },
  AccessDenied | LessonNotFound | LessonLocked | LessonUnfinished
>;

/** Idempotent; merges devices; locks the holding. Refuses completion before the requirements. */
export function recordLessonProgress(
  { db, clock }: Pick<LearningServices, 'db' | 'clock'>,
  { slug, ...visit }: ProgressUpdate,
): Promise<Outcome> {
  return withTx(db, async (tx): Promise<Outcome> => {
    const held = await requireHeldProduct(tx, visit.user_id, slug);
    if (!held.ok) return held;
    const { product, modules } = held.value.content;
    const learner = { user_id: visit.user_id, product_id: product.id };
    if ((await lockHolding(tx, learner)) === null) return refuse({ code: 'ACCESS_DENIED' });
    const found = findLesson(modules, visit.lesson_id);
    if (found === null) return refuse({ code: 'LESSON_NOT_FOUND' });
    const lock = await readLock(tx, held.value, { ...visit, now: clock.now() });
    if (lock !== null) return refuse({ code: 'LESSON_LOCKED', details: lock });
    const known = (await selectProgress(tx, learner)).find(({ lesson_id }) => lesson_id === visit.lesson_id);
    const requirement = visit.is_done ? requirementOf(found.lesson, known) : null;
    if (requirement !== null) return refuse({ code: 'LESSON_UNFINISHED', details: { requirement } });
    await mergeProgress(tx, { ...visit, ...learner });
    const progress = progressOf(modules, await selectProgress(tx, learner));
    if (progress === null) throw new Error('a course with a lesson has no progress');
    return succeed({ progress });
  });
}
