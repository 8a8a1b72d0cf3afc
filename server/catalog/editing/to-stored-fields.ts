import { z } from 'zod';
import type { ProductFields } from '#contract/catalog/admin-product-fields.ts';
import { sanitizeContent, sanitizeOptional } from '#server/platform/text/sanitize-content.ts';
import { sanitizeMetadata, sanitizeModules } from '../content/sanitize-product-content.ts';
import type { ProductChange } from './edit.queries.ts';
import { sortMedia } from './edited.rules.ts';

/** Sanitized HTML (DECISIONS 23), ordered media, unique lesson ids, Dates. Missing fields stay missing. */
export function toStoredFields(fields: ProductFields): ProductChange {
  const { description, content_body, media_gallery, modules, content_metadata, ...plain } = fields;
  const { launch_date, ...others } = plain;
  return {
    ...others,
    ...(launch_date === undefined ? {} : { launch_date: moment(launch_date) }),
    ...(description === undefined ? {} : { description: sanitizeContent(description) }),
    ...(content_body === undefined ? {} : { content_body: sanitizeOptional(content_body) }),
    ...(media_gallery === undefined ? {} : { media_gallery: sortMedia(media_gallery) }),
    ...(modules === undefined ? {} : { modules: assignLessonIds(sanitizeModules(modules)) }),
    ...(content_metadata === undefined ? {} : { content_metadata: sanitizeMetadata(content_metadata) }),
  };
}

/** UTC, to compare equal with what is read back. */
const moment = (iso: string | null) => (iso === null ? null : new Date(iso).toISOString());

const named = z.looseObject({ id: z.string().default('') });
const quiz = z.looseObject({ questions: z.array(named.extend({ options: z.array(named).default([]) })) });
const modulesWithLessons = z.array(
  z.looseObject({
    lessons: z.array(
      named.extend({
        opens_at: z.string().nullable().default(null),
        quiz: quiz.nullable().default(null),
      }),
    ),
  }),
);

/** Progress refers to lesson ids and answers to question ids, so a new or duplicate one gets a fresh id. */
function assignLessonIds(modules: unknown) {
  const nameLesson = freshIds();
  return modulesWithLessons.parse(modules).map((module) => ({
    ...module,
    lessons: module.lessons.map((lesson) => ({
      ...lesson,
      id: nameLesson(lesson.id),
      opens_at: moment(lesson.opens_at),
      quiz: lesson.quiz === null ? null : assignQuizIds(lesson.quiz),
    })),
  }));
}

function assignQuizIds(given: z.output<typeof quiz>) {
  const nameQuestion = freshIds();
  const questions = given.questions.map((question) => {
    const nameOption = freshIds();
    const options = question.options.map((option) => ({ ...option, id: nameOption(option.id) }));
    return { ...question, id: nameQuestion(question.id), options };
  });
  return { ...given, questions };
}

function freshIds(): (id: string) => string {
  const used = new Set<string>();
  return (id) => {
    const name = id === '' || used.has(id) ? crypto.randomUUID() : id;
    used.add(name);
    return name;
  };
}
