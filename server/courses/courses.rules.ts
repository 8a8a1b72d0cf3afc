import {
  type CourseLesson,
  type CourseModule,
  type CourseProgress,
  courseProgress,
  type LessonAsk,
  lessonsOf,
  lessonToResume,
} from '#shared/courses/course.ts';
import { type LockContext, locksOf, type PacedCourse, requirementOf } from './lessons/lesson-lock.rules.ts';

export interface KnownVisit {
  readonly lesson_id: string;
  readonly position_seconds: number;
  readonly completed_at: string | null;
  readonly opened_at: string | null;
  readonly quiz_passed: boolean;
  readonly hand_in_accepted: boolean;
}

interface LessonCounts {
  readonly opened: number;
  readonly total: number;
}

export function consumedPercent({ opened, total }: LessonCounts): number {
  return total === 0 ? 0 : Math.floor((opened / total) * 100);
}

export function exceedsConsumptionLimit({ opened, total }: LessonCounts, max_percent: number): boolean {
  return consumedPercent({ opened: opened + 1, total }) > max_percent;
}

function toOutline(course: PacedCourse, visits: readonly KnownVisit[], held: LockContext) {
  const locks = locksOf(course, visits, held);
  const byLesson = new Map(visits.map((visit) => [visit.lesson_id, visit]));
  return course.modules.map(({ title, duration, description, lessons }) => ({
    title,
    duration,
    description,
    lessons: lessons.map((lesson) => ({
      id: lesson.id,
      title: lesson.title,
      type: lesson.type,
      duration: lesson.duration,
      is_available: lesson.is_available,
      is_done: isDone(lesson, byLesson.get(lesson.id)),
      position_seconds: byLesson.get(lesson.id)?.position_seconds ?? 0,
      lock: locks.get(lesson.id) ?? null,
      asks: lessonAskOf(lesson),
    })),
  }));
}

const lessonAskOf = ({ quiz, assignment }: CourseLesson): LessonAsk | null =>
  quiz !== null ? 'quiz' : assignment !== null ? 'assignment' : null;

/** Rechecks requirements, because the owner may have added some since. */
export const isDone = (lesson: CourseLesson, visit: KnownVisit | undefined): boolean =>
  visit !== undefined && visit.completed_at !== null && requirementOf(lesson, visit) === null;

export function progressOf(
  modules: readonly CourseModule[],
  visits: readonly KnownVisit[],
): CourseProgress | null {
  const byLesson = new Map(visits.map((visit) => [visit.lesson_id, visit]));
  const lessons = lessonsOf(modules).filter(({ is_available }) => is_available);
  if (lessons.length === 0) return null;
  const done = lessons.filter((lesson) => isDone(lesson, byLesson.get(lesson.id)));
  return courseProgress(lessons.length, done.length);
}

export function toCourse(course: PacedCourse, visits: readonly KnownVisit[], held: LockContext) {
  const outline = toOutline(course, visits, held);
  const lessons = outline.flatMap((module) => module.lessons);
  const progress = progressOf(course.modules, visits);
  const resume = lessonToResume(lessons);
  if (resume === null || progress === null) return null;
  return { modules: outline, progress, resume_lesson_id: resume.id };
}

export function findLesson(modules: readonly CourseModule[], lessonId: string) {
  const open = lessonsOf(modules).filter(({ is_available }) => is_available);
  const index = open.findIndex(({ id }) => id === lessonId);
  const lesson = open[index];
  if (lesson === undefined) return null;
  const module = modules.find(({ lessons }) => lessons.includes(lesson));
  return {
    lesson,
    module_title: module?.title ?? '',
    previous_id: open[index - 1]?.id ?? null,
    next_id: open[index + 1]?.id ?? null,
  };
}

/** Unambiguous letters and digits (Crockford). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Sixteen characters, 80 bits, from random bytes. */
export function certificateCode(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** Accepts any spelling: lower case, hyphens, o for 0, i and l for 1. */
export function readCertificateCode(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
}

/** `ARN-2026-000042`: year of issue in WIB and sequence number. */
export function certificateNumber(number: number, issuedOn: string): string {
  return `ARN-${issuedOn.slice(0, 4)}-${String(number).padStart(6, '0')}`;
}
