import type { translationsCopy as id } from '../id/admin-translations.ts';

export const translationsCopy: typeof id = {
  names: { id: 'Indonesian', en: 'English' },
  missing: '· not yet',
  inEnglish: (label) => `${label}, in English`,
  languageOf: (label) => `Language: ${label}`,
  hint: 'Empty: visitors read the Indonesian.',
  listHint: 'One for each Indonesian one, in the same order and form.',
  saved: 'English saved.',
};
