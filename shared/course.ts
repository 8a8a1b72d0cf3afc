/** Words and rules of courses that the server and the screens share. */
export const lessonTypes = ['video', 'text', 'file'] as const;
export type LessonType = (typeof lessonTypes)[number];

/** A lesson with all that is in it; most of that is owner-only. */
export interface CourseLesson {
  readonly id: string;
  readonly title: string;
  readonly duration: string | null;
  readonly type: LessonType;
  readonly description: string | null;
  /** Sanitised HTML. */
  readonly body: string | null;
  readonly video: { readonly file_id: string; readonly captions_file_id: string | null } | null;
  readonly file_id: string | null;
  /** Given away: anybody may read and watch it. */
  readonly is_preview: boolean;
  /** False while there is nothing in it; such a lesson does not count. */
  readonly is_available: boolean;
}

export interface CourseModule {
  readonly title: string;
  readonly duration: string | null;
  readonly description: string | null;
  readonly lessons: readonly CourseLesson[];
}

/** The lessons of all modules, in order. */
export const lessonsOf = (modules: readonly CourseModule[]): readonly CourseLesson[] =>
  modules.flatMap((module) => module.lessons);

export interface CourseProgress {
  readonly lessons_total: number;
  readonly lessons_done: number;
  /** 100 only when nothing is left. */
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
}

/**
 * Where a learner goes on: the lesson that was open last, while it is not done; else the next one that is not; else
 * the first one that is not; a finished course begins again. Null for a course without a lesson to open.
 */
export function lessonToResume<Lesson extends LessonPlace>(
  lessons: readonly Lesson[],
  lastId: string | null,
): Lesson | null {
  const open = lessons.filter((lesson) => lesson.is_available);
  const last = open.findIndex(({ id }) => id === lastId);
  const ahead = open.slice(Math.max(0, last)).find(({ is_done }) => !is_done);
  return ahead ?? open.find(({ is_done }) => !is_done) ?? open[0] ?? null;
}

/** The public page of a certificate; its code in groups of four, as printed. */
export function certificatePath(code: string): string {
  return `/certificate/${code.match(/.{1,4}/g)?.join('-') ?? code}`;
}
