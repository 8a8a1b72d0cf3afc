/**
 * What the owner's texts say in English (ADR 0220). A text is found by its area and what it says in Indonesian, so what
 * changed has no English until somebody writes it. Knows nothing of the tables that hold the texts.
 */
export { saveTranslation } from './save-translation.ts';
export { asStored, inReadersLanguage, readEnglish, writeTranslations } from './translate.ts';
export { translateTitles } from './translate-titles.ts';
export { isInEnglish } from './translations.queries.ts';
