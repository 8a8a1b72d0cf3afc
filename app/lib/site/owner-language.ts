import { currentLanguage } from '#shared/language/language.ts';
import type { Untranslated } from '#shared/language/owner-texts.ts';

/**
 * What nobody wrote in English is Indonesian: an English page says so, for whoever has it read out (WCAG 3.1.2). Spread
 * over the element that shows the field; without one it is a text that stays as it was written, of people or names.
 */
export const ownerLanguage = (shown?: Untranslated, field = ''): { readonly lang?: 'id' } =>
  currentLanguage() === 'en' && (!shown || shown.untranslated?.includes(field)) ? { lang: 'id' } : {};
