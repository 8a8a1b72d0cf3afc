import { z } from 'zod';
import type { TextArea } from '#shared/language/owner-texts.ts';

/** Marks a field in schema and document; the API answers it in the language of its caller (ADR 0220). */
export const OWNER_TEXT = 'x-owner-text';

/** Text that the owner writes in Indonesian and may write in English. */
export const ownerText = (area: TextArea, description?: string) =>
  z.string().meta({ [OWNER_TEXT]: area, ...(description === undefined ? {} : { description }) });

/** The same as sanitised HTML. */
export const ownerHtml = (area: TextArea, description = 'Sanitised HTML.') =>
  z.string().meta({ [OWNER_TEXT]: `${area} html`, description });

/** Marks what is said around a text of the same object, whose English it takes over. */
export const OWNER_LABEL = 'x-owner-label';

export const ownerLabel = (around: string, description: string) =>
  z.string().meta({ [OWNER_LABEL]: around, description });

/** Of an object with such fields. */
export const untranslated = {
  untranslated: z.array(z.string()).optional().meta({
    description: 'Fields that are not written in the language of the caller, and are in Indonesian.',
  }),
};
