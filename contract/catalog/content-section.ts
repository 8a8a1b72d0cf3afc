import { z } from 'zod';
import { mediaTypes, sectionTypes } from '#shared/content/content-sections.ts';
import { ownerHtml, ownerText, untranslated } from '../owner-text.ts';

export const contentSection = z
  .object({
    id: z.string(),
    type: z.enum(sectionTypes),
    title: ownerText('catalog'),
    description: ownerText('catalog'),
    media: z.object({ type: z.enum(mediaTypes), url: z.string(), alt: ownerText('catalog') }).nullable(),
    content: ownerHtml('catalog', 'Sanitised HTML, or plain text.'),
    order: z.number(),
    ...untranslated,
  })
  .meta({ id: 'ContentSection' });

/** The public teaser of an owner-only section (DECISIONS 18). */
export const lockedSection = contentSection
  .pick({ id: true, type: true, title: true, description: true, order: true, untranslated: true })
  .extend({ is_locked: z.literal(true) })
  .meta({ id: 'LockedSection' });
