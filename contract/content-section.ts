import { z } from 'zod';
import { mediaTypes, sectionTypes } from '#shared/content/content-sections.ts';

/** A section with title and order filled in. */
export const contentSection = z
  .object({
    id: z.string(),
    type: z.enum(sectionTypes),
    title: z.string(),
    description: z.string(),
    media: z.object({ type: z.enum(mediaTypes), url: z.string(), alt: z.string() }).nullable(),
    content: z.string().meta({ description: 'Sanitised HTML, or plain text.' }),
    order: z.number(),
  })
  .meta({ id: 'ContentSection' });

/** The public teaser of an owner-only section (DECISIONS 18). */
export const lockedSection = contentSection
  .pick({ id: true, type: true, title: true, description: true, order: true })
  .extend({ is_locked: z.literal(true) })
  .meta({ id: 'LockedSection' });
