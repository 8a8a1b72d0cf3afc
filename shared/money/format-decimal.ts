import { currentLanguage } from '../language/language.ts';

/** `16,6` in Indonesian, `16.6` in English. */
export const formatDecimal = (value: number, options: Intl.NumberFormatOptions): string =>
  value.toLocaleString(currentLanguage(), options);
