import type { Reader } from '#server/platform/database/db.ts';
import type { CourseLesson } from '#shared/courses/course.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { AccessDenied, LessonNotFound } from '../courses.errors.ts';
import { findLesson } from '../courses.rules.ts';
import { requireHeldProduct } from '../purchases/require-held-product.ts';
import type { LessonRequest } from './open-lesson.ts';
import { selectProgress } from './progress.queries.ts';

export interface OpenedLesson {
  readonly product_id: string;
  readonly lesson: CourseLesson;
}

/** Content beside a lesson needs its opening, which may end the refund. */
export async function requireOpenedLesson(
  reader: Reader,
  { user_id, slug, lesson_id }: LessonRequest,
): Promise<Result<OpenedLesson, AccessDenied | LessonNotFound>> {
  const held = await requireHeldProduct(reader, user_id, slug);
  if (!held.ok) return held;
  const { product, modules } = held.value.content;
  const found = findLesson(modules, lesson_id);
  const visits = await selectProgress(reader, { user_id, product_id: product.id });
  const isOpened = visits.some((visit) => visit.lesson_id === lesson_id && visit.opened_at !== null);
  if (found === null || !isOpened) return refuse({ code: 'LESSON_NOT_FOUND' });
  return succeed({ product_id: product.id, lesson: found.lesson });
}
