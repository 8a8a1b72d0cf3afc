import type { LessonView } from '#contract/courses/learning.ts';
import { totalMinutes } from '#shared/courses/course-minutes.ts';

type Lesson = LessonView['course']['modules'][number]['lessons'][number];

function lessonsOf({ course }: LessonView): readonly Lesson[] {
  return course.modules.flatMap(({ lessons }) => lessons).filter(({ is_available }) => is_available);
}

/** Counted from 1. */
export const placeOf = (view: LessonView): number =>
  lessonsOf(view).findIndex(({ id }) => id === view.lesson.id) + 1;

export const nextLesson = (view: LessonView): Lesson | null =>
  lessonsOf(view).find(({ id }) => id === view.next_id) ?? null;

/** Excludes the current lesson; minutes are null when one of the lengths is unknown. */
export function remainingLessons(view: LessonView): {
  readonly lessons: number;
  readonly minutes: number | null;
} {
  const open = lessonsOf(view).filter(({ is_done, id }) => !is_done && id !== view.lesson.id);
  return { lessons: open.length, minutes: totalMinutes(open.map(({ duration }) => duration)) };
}
