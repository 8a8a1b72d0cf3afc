import type { Assignment, Quiz } from './lesson-work.ts';

export const lessonTypes = ['video', 'text', 'file'] as const;
/** Days after the purchase. */
export const MAX_DRIP_DAYS = 3650;
export const lessonAsks = ['quiz', 'assignment'] as const;
export type LessonAsk = (typeof lessonAsks)[number];
export type LessonType = (typeof lessonTypes)[number];

export interface CourseLesson {
  readonly id: string;
  readonly title: string;
  readonly duration: string | null;
  readonly type: LessonType;
  readonly description: string | null;
  /** Sanitized HTML. */
  readonly body: string | null;
  readonly video: { readonly file_id: string; readonly captions_file_id: string | null } | null;
  readonly embed_url: string | null;
  readonly file_id: string | null;
  /** Opens so many days after the purchase or at a moment; at most one is set. */
  readonly opens_after_days: number | null;
  readonly opens_at: string | null;
  readonly quiz: Quiz | null;
  readonly assignment: Assignment | null;
  readonly is_preview: boolean;
  readonly is_available: boolean;
}

export interface CourseModule {
  readonly title: string;
  readonly duration: string | null;
  readonly description: string | null;
  readonly lessons: readonly CourseLesson[];
}

export const lessonsOf = (modules: readonly CourseModule[]): readonly CourseLesson[] =>
  modules.flatMap((module) => module.lessons);

export interface CourseProgress {
  readonly lessons_total: number;
  readonly lessons_done: number;
  readonly percent: number;
}

export function courseProgress(total: number, done: number): CourseProgress {
  const percent = total === 0 ? 0 : Math.floor((done / total) * 100);
  return { lessons_total: total, lessons_done: done, percent };
}

export interface LessonPlace {
  readonly id: string;
  readonly is_available: boolean;
  readonly is_done: boolean;
  /** Null: it opens. */
  readonly lock: object | null;
}

/** A locked one only if nothing else is left; a finished course starts again. Null if none is available. */
export function lessonToResume<Lesson extends LessonPlace>(lessons: readonly Lesson[]): Lesson | null {
  const open = lessons.filter((lesson) => lesson.is_available);
  const left = open.filter(({ is_done }) => !is_done);
  return left.find(({ lock }) => lock === null) ?? left[0] ?? open[0] ?? null;
}

export function certificatePath(code: string): string {
  return `/certificate/${code.match(/.{1,4}/g)?.join('-') ?? code}`;
}

const HOURS = /(\d+(?:[.,]\d+)?)\s*(?:jam|hours?|hrs?|h)\b/i;
const MINUTES = /(\d+)\s*(?:menit|mnt|minutes?|mins?|m)\b/i;

/** Parses the author's wording (`1 jam 15 menit`, `45 min`); null without a number. */
export function minutesOf(duration: string | null): number | null {
  if (duration === null) return null;
  const hours = HOURS.exec(duration)?.[1];
  const minutes = MINUTES.exec(duration)?.[1];
  if (hours === undefined && minutes === undefined) return null;
  return Math.round(Number((hours ?? '0').replace(',', '.')) * 60) + Number(minutes ?? '0');
}

/** Null when one length is unknown. */
export function totalMinutes(durations: readonly (string | null)[]): number | null {
  const each = durations.map(minutesOf);
  return each.reduce<number | null>(
    (sum, minutes) => (sum === null || minutes === null ? null : sum + minutes),
    0,
  );
}

/** `refunded` and `ended`: the learner no longer holds the course. */
export const learnerStates = ['not_started', 'learning', 'finished', 'refunded', 'ended'] as const;
export type LearnerState = (typeof learnerStates)[number];
