import type { translationsCopy as id } from '../id/admin-translations.ts';

export const translationsCopy: typeof id = {
  names: { id: 'Indonesian', en: 'English' },
  missing: (count) => `(${count} missing)`,
  inEnglish: (label) => `${label}, in English`,
  textsIn: 'Language of the texts',
  hint: 'Leave empty to show the Indonesian.',
  listHint: 'One for each Indonesian one, in the same order and form.',
  saved: 'English saved.',
};
