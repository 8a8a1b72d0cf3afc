import type { Assignment } from './hand-ins.ts';
import type { Quiz } from './lesson-quiz.ts';

/** Course values and rules for server and screens. */
export const lessonTypes = ['video', 'text', 'file'] as const;
/** A lesson opens at most so many days after the purchase. */
export const MAX_DRIP_DAYS = 3650;
/** What a lesson may ask for besides being read. */
export const lessonAsks = ['quiz', 'assignment'] as const;
export type LessonAsk = (typeof lessonAsks)[number];
export type LessonType = (typeof lessonTypes)[number];

/** A full lesson, mostly owner-only. */
export interface CourseLesson {
  readonly id: string;
  readonly title: string;
  readonly duration: string | null;
  readonly type: LessonType;
  readonly description: string | null;
  /** Sanitized HTML. */
  readonly body: string | null;
  readonly video: { readonly file_id: string; readonly captions_file_id: string | null } | null;
  /** Of a film that lies with another host. */
  readonly embed_url: string | null;
  readonly file_id: string | null;
  /** Days after its holder's purchase, or a moment, when it opens; at most one of them. */
  readonly opens_after_days: number | null;
  readonly opens_at: string | null;
  readonly quiz: Quiz | null;
  readonly assignment: Assignment | null;
  /** A free preview. */
  readonly is_preview: boolean;
  /** False if empty; such a lesson does not count. */
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
  /** 100 only when complete. */
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
  /** Not null: it does not open yet. */
  readonly lock: object | null;
}

/**
 * The lesson to go on with: the first that is not done; a locked one only where nothing else is left, and a finished
 * course starts again. Null without an available lesson.
 */
export function lessonToResume<Lesson extends LessonPlace>(lessons: readonly Lesson[]): Lesson | null {
  const open = lessons.filter((lesson) => lesson.is_available);
  const left = open.filter(({ is_done }) => !is_done);
  return left.find(({ lock }) => lock === null) ?? left[0] ?? open[0] ?? null;
}

/** The public page of a certificate; its code in groups of four, as printed. */
export function certificatePath(code: string): string {
  return `/certificate/${code.match(/.{1,4}/g)?.join('-') ?? code}`;
}
