import { z } from 'zod';

export const textTypes = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'text/vtt',
  'text/csv',
  'text/markdown',
  'text/plain',
] as const;
export type TextType = (typeof textTypes)[number];

export const textTask = z.object({ path: z.string(), type: z.enum(textTypes) });
export type TextTask = z.output<typeof textTask>;

export const filePassage = z.object({
  heading: z.string(),
  body: z.string().min(1),
  /** `page=3` of a document, `t=83` seconds of a film; empty: its beginning. */
  anchor: z.string().regex(/^(?:page=\d+|t=\d+)?$/),
});
export type FilePassage = z.output<typeof filePassage>;

export const filePassages = z.array(filePassage);
