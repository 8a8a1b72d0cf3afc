import { inLanguage } from '#shared/language/language.ts';

export const mailingInputCopy = inLanguage({
  id: {
    subject: 'Tulis judul email.',
    body: 'Tulis isi email.',
  },
  en: {
    subject: 'Write the subject.',
    body: 'Write the text of the mail.',
  },
});
