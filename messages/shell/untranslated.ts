import { inLanguage } from '#shared/language/language.ts';

export const untranslatedCopy = inLanguage({
  id: { note: 'Sebagian halaman ini dalam bahasa Indonesia.' },
  en: { note: 'Some of this page is in Indonesian.' },
});
