import { currentLanguage } from '#shared/language/language.ts';

/**
 * What the owner writes is Indonesian: an English page says so, for whoever has it read out (WCAG 3.1.2). Spread over the
 * element that shows it.
 */
export const ownerLanguage = (): { readonly lang?: 'id' } =>
  currentLanguage() === 'id' ? {} : { lang: 'id' };
