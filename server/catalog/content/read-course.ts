import { z } from 'zod';
import { type CourseModule, lessonTypes } from '#shared/courses/course.ts';
import { storedQuizQuestion } from '../quizzes.schema.ts';

const optionalText = z
  .string()
  .nullish()
  .transform((text) => (text === undefined || text === '' ? null : text));
const fileId = z
  .uuid()
  .nullish()
  .transform((id) => id ?? null);

const storedQuiz = z.object({
  pass_percent: z.int(),
  is_required: z.boolean(),
  questions: z.array(storedQuizQuestion),
});

const storedLesson = z.object({
  id: z.string().min(1).max(100).optional(),
  title: optionalText,
  duration: optionalText,
  type: z.enum(lessonTypes).default('text'),
  description: optionalText,
  body: optionalText,
  video: z
    .object({ file_id: z.uuid(), captions_file_id: fileId })
    .nullish()
    .transform((video) => video ?? null),
  embed_url: optionalText,
  file_id: fileId,
  quiz: storedQuiz.nullable().default(null),
  assignment: z.object({ task: z.string(), is_required: z.boolean() }).nullable().default(null),
  is_preview: z.boolean().default(false),
  opens_after_days: z.int().nullable().default(null),
  opens_at: z.string().nullable().default(null),
});

/** `products.modules`, owner-only parts included (ENT-015). */
const storedModules = z.array(
  z.object({
    title: optionalText,
    duration: optionalText,
    description: optionalText,
    lessons: z.array(storedLesson).default([]),
  }),
);

export function readModules(modules: unknown) {
  return storedModules.parse(modules).map((module, m) => ({
    ...module,
    lessons: module.lessons.map((lesson, l) => ({ ...lesson, id: lesson.id ?? `${m + 1}-${l + 1}` })),
  }));
}

/**
 * Numbers untitled modules and lessons (PROD-013, PROD-014). A lesson without an id is identified by position, as
 * `course_lesson_ids` in the database does. An empty lesson is not available and not counted.
 */
export function readCourse(modules: unknown): readonly CourseModule[] {
  return readModules(modules).map((module, m) => ({
    title: module.title ?? `Modul ${m + 1}`,
    duration: module.duration,
    description: module.description,
    lessons: module.lessons.map((lesson, l) => ({
      ...lesson,
      title: lesson.title ?? `Pelajaran ${l + 1}`,
      is_available: hasContent(lesson),
    })),
  }));
}

/** Matches `course_lesson_ids` in the database. */
const hasContent = (lesson: ReturnType<typeof readModules>[number]['lessons'][number]) =>
  [lesson.body, lesson.video, lesson.embed_url, lesson.file_id, lesson.quiz, lesson.assignment].some(
    (part) => part !== null,
  );
