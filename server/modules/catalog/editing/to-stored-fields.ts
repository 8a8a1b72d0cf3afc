import { z } from 'zod';
import type { ProductFields } from '#contract/admin/product-fields.ts';
import { sanitizeContent, sanitizeOptional } from '#server/platform/sanitize-content.ts';
import { sanitizeMetadata, sanitizeModules } from '../content/sanitize-product-content.ts';
import type { ProductChange } from './edit.queries.ts';
import { sortMedia } from './edited.rules.ts';

/**
 * Fields as stored: sanitized HTML (DECISIONS 23), ordered media, unique lesson ids, Dates. Missing fields stay
 * missing.
 */
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

/** In UTC, as it is read back. */
const moment = (iso: string | null) => (iso === null ? null : new Date(iso).toISOString());

const modulesWithLessons = z.array(
  z.looseObject({
    lessons: z.array(
      z.looseObject({ id: z.string().default(''), opens_at: z.string().nullable().default(null) }),
    ),
  }),
);

/** Progress refers to lesson ids, so a new or duplicate lesson gets a fresh one. */
function assignLessonIds(modules: unknown) {
  const used = new Set<string>();
  const nameOf = (id: string): string => {
    const name = id === '' || used.has(id) ? crypto.randomUUID() : id;
    used.add(name);
    return name;
  };
  return modulesWithLessons.parse(modules).map((module) => ({
    ...module,
    lessons: module.lessons.map((lesson) => ({
      ...lesson,
      id: nameOf(lesson.id),
      opens_at: moment(lesson.opens_at),
    })),
  }));
}
