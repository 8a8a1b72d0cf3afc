import { inLanguage } from '#shared/language/language.ts';

export const mailingsCopy = inLanguage({
  id: { test: (subject: string) => `[Uji] ${subject}` },
  en: { test: (subject) => `[Test] ${subject}` },
});
