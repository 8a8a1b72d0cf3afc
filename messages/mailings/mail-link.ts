import { inLanguage } from '#shared/language/language.ts';

export const mailLinkCopy = inLanguage({
  id: { title: 'Tautan email' },
  en: { title: 'Link in a mail' },
});
