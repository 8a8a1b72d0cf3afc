import { z } from 'zod';
import { sanitizeContent, sanitizeOptional } from '#server/platform/text/sanitize-content.ts';

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
