import type { Reader } from '#server/platform/database/db.ts';
import type { CourseLesson } from '#shared/courses/course.ts';
import type { Assignment } from '#shared/courses/hand-ins.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { AccessDenied, LessonNotFound } from '../courses.errors.ts';
import type { LessonRequest } from '../lessons/open-lesson.ts';
import { requireOpenedLesson } from '../lessons/require-opened-lesson.ts';
import type { LessonPlace } from '../quiz/quiz.queries.ts';

interface AssignedLesson {
  readonly place: LessonPlace;
  readonly lesson: CourseLesson;
  readonly assignment: Assignment;
}

export async function requireAssignment(
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
