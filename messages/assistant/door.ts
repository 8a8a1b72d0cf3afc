import { inLanguage } from '#shared/language/language.ts';

/** Apart from the texts of the sheet, which come with a press. */
export const assistantDoorCopy = inLanguage({
  id: { ask: 'Tanya asisten' },
  en: { ask: 'Ask the assistant' },
});
