import { z } from 'zod';
import type { ProductFields, ProductFile } from '#contract/catalog/admin-product-fields.ts';
import { findMissingMedia, lockFiles } from '#server/media/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { sanitizeContent, sanitizeOptional } from '#server/platform/text/sanitize-content.ts';
import { freeSlug, slugOf } from '#shared/content/slug.ts';
import { mediaIdsIn } from '#shared/files/media.ts';
import { sanitizeMetadata, sanitizeModules } from '../content/course-content.ts';
import { lockSlugs, type ProductChange, takenSlugs } from './edit-product.queries.ts';
import { FALLBACK_SLUG, sortMedia } from './edit-product.rules.ts';

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

interface MediaReference {
  readonly path: string;
  readonly text: string;
}

export async function findFieldsWithMissingMedia(
  tx: Tx,
  { files, ...fields }: ProductFields & { readonly files?: readonly ProductFile[] | undefined },
): Promise<string[]> {
  const { description, content_body, media_gallery, instructor_avatar, modules, content_metadata } = fields;
  const references = [
    ...stringsIn({ description, content_body, media_gallery, instructor_avatar, modules, content_metadata }),
    ...stringsIn({ files: files?.map(({ file_id }) => ({ file_id })) }),
  ];
  const missingMediaIds = await findMissingMedia(tx, references.map(({ text }) => text).join('\n'));
  const missingPaths = await findMissingFiles(tx, references.filter(isFileIdField));
  return references
    .filter((reference) =>
      isFileIdField(reference)
        ? missingPaths.has(reference.path)
        : mediaIdsIn(reference.text).some((id) => missingMediaIds.includes(id)),
    )
    .map(({ path }) => path);
}

/** Owner-only files are referred to by id in fields with these names. */
const isFileIdField = ({ path }: MediaReference) => /(^|[._])file_id$/.test(path);

/** Includes files of the wrong type, e.g. captions that are a video. Locks the others until commit. */
async function findMissingFiles(tx: Tx, references: readonly MediaReference[]): Promise<ReadonlySet<string>> {
  const ids = [...new Set(references.map(({ text }) => text))];
  if (ids.length === 0) return new Set();
  const typeOf = new Map((await lockFiles(tx, ids)).map(({ id, content_type }) => [id, content_type]));
  const isThere = ({ path, text }: MediaReference) =>
    typeOf.get(text)?.startsWith(expectedTypePrefix(path)) === true;
  return new Set(references.filter((reference) => !isThere(reference)).map(({ path }) => path));
}

function expectedTypePrefix(path: string): string {
  if (path.endsWith('.captions_file_id')) return 'text/vtt';
  return path.endsWith('.video.file_id') ? 'video/' : '';
}

function* stringsIn(value: unknown, path = ''): Generator<MediaReference> {
  if (typeof value === 'string') yield { path, text: value };
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value))
    yield* stringsIn(part, path === '' ? name : `${path}.${name}`);
}

export async function uniqueSlugFromTitle(tx: Tx, title: string): Promise<string> {
  const slug = slugOf(title) || FALLBACK_SLUG;
  await lockSlugs(tx);
  const taken = await takenSlugs(tx, slug);
  return freeSlug(slug, (name) => taken.has(name));
}

export async function isSlugTaken(tx: Tx, slug: string): Promise<boolean> {
  await lockSlugs(tx);
  return (await takenSlugs(tx, slug)).has(slug);
}
