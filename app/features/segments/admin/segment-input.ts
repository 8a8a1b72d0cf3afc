import { z } from 'zod';
import { createSegment, segmentRules } from '#contract/segments/admin.ts';
import { segmentsCopy as copy } from '#messages/segments/admin.ts';

export const SEGMENT_FORM = 'segment';

/** The rows of the builder as one field of JSON. */
const definition = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: copy.incomplete });
      return z.NEVER;
    }
  })
  .pipe(segmentRules);

export const segmentInput = z.object({ name: createSegment.body.shape.name, definition });
