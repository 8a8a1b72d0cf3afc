import { currentLanguage } from '#shared/language/language.ts';
import type { UntranslatedFields } from '#shared/language/owner-texts.ts';

/**
 * Untranslated content is Indonesian, and an English page declares that for screen readers (WCAG 3.1.2). Spread it over
 * the element that shows the field; without a field it is text that nobody translates, such as names.
 */
export const ownerLanguage = (shown?: UntranslatedFields, field = ''): { readonly lang?: 'id' } =>
  currentLanguage() === 'en' && (!shown || shown.untranslated?.includes(field)) ? { lang: 'id' } : {};
