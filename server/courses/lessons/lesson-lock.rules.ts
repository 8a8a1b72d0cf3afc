import type { LessonLock } from '#contract/courses/lesson-lock.ts';
import { type CourseLesson, type CourseModule, type LessonAsk, lessonsOf } from '#shared/courses/course.ts';
import { DAY_MS, dayOf, startOfDay } from '#shared/time/dates.ts';

export interface PacedCourse {
  readonly modules: readonly CourseModule[];
  readonly lessons_in_order: boolean;
}

interface Visit {
  readonly lesson_id: string;
  readonly completed_at: string | null;
  readonly opened_at: string | null;
  readonly quiz_passed: boolean;
  readonly hand_in_accepted: boolean;
}

interface Gate {
  readonly reason: LessonAsk | 'order';
  readonly lesson: CourseLesson;
}

export interface LockContext {
  readonly purchased_at: string;
  readonly now: Date;
}

/** Null: nothing is left to pass or have accepted (ADR 0041). */
export function requirementOf(
  { quiz, assignment }: Pick<CourseLesson, 'quiz' | 'assignment'>,
  visit: Pick<Visit, 'quiz_passed' | 'hand_in_accepted'> | undefined,
): LessonAsk | null {
  if (quiz?.is_required === true && visit?.quiz_passed !== true) return 'quiz';
  if (assignment?.is_required === true && visit?.hand_in_accepted !== true) return 'assignment';
  return null;
}

/** Keyed by id (ADR 0041). Lessons once opened never lock: later changes take nothing away. */
export function locksOf(
  { modules, lessons_in_order }: PacedCourse,
  visits: readonly Visit[],
  held: LockContext,
): ReadonlyMap<string, LessonLock> {
  const byLesson = new Map(visits.map((visit) => [visit.lesson_id, visit]));
  const locks = new Map<string, LessonLock>();
  let gate: Gate | null = null;
  for (const lesson of lessonsOf(modules)) {
    if (!lesson.is_available) continue;
    const visit = byLesson.get(lesson.id);
    const isDone = visit !== undefined && visit.completed_at !== null;
    const wasOpen = isDone || (visit !== undefined && visit.opened_at !== null);
    const lock = wasOpen || lesson.is_preview ? null : lockOf(lesson, gate, held);
    if (lock !== null) locks.set(lesson.id, lock);
    const reason = requirementOf(lesson, visit) ?? (lessons_in_order && !isDone ? 'order' : null);
    if (reason !== null) gate ??= { reason, lesson };
  }
  return locks;
}

/** The day comes first: until then, finishing earlier lessons does not help. */
function lockOf(lesson: CourseLesson, gate: Gate | null, held: LockContext): LessonLock | null {
  const opens_at = opensAt(lesson, held.purchased_at);
  if (opens_at !== null && opens_at > held.now)
    return { reason: 'date', opens_at: opens_at.toISOString(), after: null };
  if (gate === null) return null;
  const { id, title } = gate.lesson;
  return { reason: gate.reason, opens_at: null, after: { id, title } };
}

/** Days after the purchase are calendar days in WIB: a lesson of the next day opens at midnight. */
function opensAt({ opens_at, opens_after_days }: CourseLesson, purchased_at: string): Date | null {
  if (opens_at !== null) return new Date(opens_at);
  if (opens_after_days === null) return null;
  return new Date(startOfDay(dayOf(purchased_at)).getTime() + opens_after_days * DAY_MS);
}
