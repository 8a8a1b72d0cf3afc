import { z } from 'zod';
import { sanitizeContent, sanitizeOptional } from '#server/platform/text/sanitize-content.ts';

const html = z
  .string()
  .nullish()
  .transform((text) => (text === undefined || text === null ? text : sanitizeContent(text)));

const metadata = z.looseObject({
  sections: z.array(z.looseObject({ content: html.optional() })).optional(),
});
/** A lesson with an empty text is not available (`read-course`). */
const lessonBody = z
  .string()
  .nullish()
  .transform((text) => (text === undefined ? text : sanitizeOptional(text)));
const modules = z.array(
  z.looseObject({ lessons: z.array(z.looseObject({ body: lessonBody.optional() })).optional() }),
);

/** `content_metadata` with sanitized section HTML. */
export const sanitizeMetadata = (given: unknown): unknown => metadata.parse(given);

/** `modules` with sanitized lesson HTML. */
export const sanitizeModules = (given: unknown): unknown => modules.parse(given);
