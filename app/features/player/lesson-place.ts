import type { LessonView } from '#contract/account/learning/learning.ts';
import { totalMinutes } from '#shared/courses/course-minutes.ts';

type Lesson = LessonView['course']['modules'][number]['lessons'][number];

/** Lessons that can be opened, in the order of the course. */
function lessonsOf({ course }: LessonView): readonly Lesson[] {
  return course.modules.flatMap(({ lessons }) => lessons).filter(({ is_available }) => is_available);
}

/** The place of the lesson in its course, from 1. */
export const placeOf = (view: LessonView): number =>
  lessonsOf(view).findIndex(({ id }) => id === view.lesson.id) + 1;

export const nextLesson = (view: LessonView): Lesson | null =>
  lessonsOf(view).find(({ id }) => id === view.next_id) ?? null;

/** Besides the one on screen; minutes are null when one of the lengths is not known. */
export function stillToDo(view: LessonView): { readonly lessons: number; readonly minutes: number | null } {
  const open = lessonsOf(view).filter(({ is_done, id }) => !is_done && id !== view.lesson.id);
  return { lessons: open.length, minutes: totalMinutes(open.map(({ duration }) => duration)) };
}
