import { z } from 'zod';
import { sectionTitles } from '#messages/catalog/section-titles.ts';
import { sanitizeContent, sanitizeOptional } from '#server/platform/text/sanitize-content.ts';
import {
  type ContentSection,
  defaultAccess,
  mediaTypes,
  SAFE_MEDIA_URL,
  sectionAccesses,
  sectionTypes,
} from '#shared/content/content-sections.ts';
import { type CourseModule, lessonTypes } from '#shared/courses/course.ts';
import { storedQuizQuestion } from '../catalog.schema.ts';

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

const text = z
  .string()
  .nullish()
  .transform((value) => (value ?? '').trim());

const sectionMedia = z.object({
  // Anything but an image or a video is a link (PROD-051).
  type: z.enum(mediaTypes).catch('link'),
  url: z.string().max(2000).regex(SAFE_MEDIA_URL),
  alt: text,
});

const contentSection = z
  .object({
    id: z.string().min(1).max(200),
    type: z.enum(sectionTypes),
    title: text,
    description: text,
    media: sectionMedia.nullish().catch(null),
    content: text,
    order: z.number().default(0),
    access: z.enum(sectionAccesses).optional(),
  })
  .transform((section) => ({
    ...section,
    media: section.media ?? null,
    access: section.access ?? defaultAccess[section.type],
  }));

const contentMetadata = z.object({ sections: z.array(contentSection).default([]) }).nullish();

/** Keeps order and wording (PROD-046): an untitled section has an empty title. */
export function readSections(content_metadata: unknown): readonly ContentSection[] {
  const sections = contentMetadata.parse(content_metadata)?.sections ?? [];
  return sections.toSorted((a, b) => a.order - b.order);
}

/** Only sections with content, each with its type's title in the reader's language (PROD-048). */
export function shownSections(sections: readonly ContentSection[]): readonly ContentSection[] {
  return sections.filter(hasVisibleContent).map((section) => ({
    ...section,
    title: section.title === '' ? sectionTitles[section.type] : section.title,
  }));
}

function hasVisibleContent({ type, title, description, media, content }: ContentSection): boolean {
  return (
    description !== '' ||
    media !== null ||
    content !== '' ||
    type === 'cta' ||
    (type === 'hero' && title !== '')
  );
}

const html = z
  .string()
  .nullish()
  .transform((text) => (text === undefined || text === null ? text : sanitizeContent(text)));

const metadata = z.looseObject({
  sections: z.array(z.looseObject({ content: html.optional() })).optional(),
});
const lessonBody = z
  .string()
  .nullish()
  .transform((text) => (text === undefined ? text : sanitizeOptional(text)));
const modules = z.array(
  z.looseObject({ lessons: z.array(z.looseObject({ body: lessonBody.optional() })).optional() }),
);

export const sanitizeMetadata = (given: unknown): unknown => metadata.parse(given);

export const sanitizeModules = (given: unknown): unknown => modules.parse(given);
