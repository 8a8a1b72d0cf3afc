import { z } from 'zod';
import type { TextArea } from '#shared/language/owner-texts.ts';

/** Marks a field that the API answers in the caller's language (ADR 0006). */
export const OWNER_TEXT = 'x-owner-text';

/** Text that the owner writes in Indonesian and may translate into English. */
export const ownerText = (area: TextArea, description?: string) =>
  z.string().meta({ [OWNER_TEXT]: area, ...(description === undefined ? {} : { description }) });

export const ownerHtml = (area: TextArea, description = 'Sanitised HTML.') =>
  z.string().meta({ [OWNER_TEXT]: `${area} html`, description });

/** Marks a label that takes over the English of the text it describes. */
export const OWNER_LABEL = 'x-owner-label';

export const ownerLabel = (around: string, description: string) =>
  z.string().meta({ [OWNER_LABEL]: around, description });

export const untranslated = {
  untranslated: z.array(z.string()).optional().meta({
    description: 'Fields that are not written in the language of the caller, and are in Indonesian.',
  }),
};
