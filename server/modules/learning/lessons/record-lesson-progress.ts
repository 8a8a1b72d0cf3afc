import { readOwnerContent } from '#server/modules/catalog/index.ts';
import { lockHolding } from '#server/modules/orders/index.ts';
import type { Database } from '#server/platform/db.ts';
import { withTx } from '#server/platform/with-tx.ts';
import type { CourseProgress } from '#shared/course.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { AccessDenied, LessonNotFound } from '../learning.errors.ts';
import { findLesson, toCourse } from '../learning.rules.ts';
import { type LessonProgressUpdate, mergeProgress, selectProgress } from './progress.queries.ts';

export interface ProgressUpdate extends Omit<LessonProgressUpdate, 'product_id'> {
  readonly slug: string;
}

type Outcome = Result<{ readonly progress: CourseProgress }, AccessDenied | LessonNotFound>;

/**
 * Records position and completion of a lesson and returns the course's progress. Idempotent; merges devices; locks
 * the holding.
 */
export function recordLessonProgress(db: Database, { slug, ...visit }: ProgressUpdate): Promise<Outcome> {
  return withTx(db, async (tx): Promise<Outcome> => {
    const content = await readOwnerContent(tx, slug);
    if (content === null) return refuse({ code: 'ACCESS_DENIED' });
    const learner = { user_id: visit.user_id, product_id: content.product.id };
    if ((await lockHolding(tx, learner)) === null) return refuse({ code: 'ACCESS_DENIED' });
    if (findLesson(content.modules, visit.lesson_id) === null) return refuse({ code: 'LESSON_NOT_FOUND' });
    await mergeProgress(tx, { ...visit, ...learner });
    const course = toCourse(content.modules, await selectProgress(tx, learner));
    if (course === null) throw new Error('a course with a lesson has no progress');
    return succeed({ progress: course.progress });
  });
}
