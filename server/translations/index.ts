/**
 * English of the owner's texts (ADR 0006), found by area and Indonesian text, so a changed text has none until it is
 * written. Knows nothing of the tables that hold the texts.
 */
export { saveTranslation } from './save-translation.ts';
export { asStored, readEnglish, translateForReader, writeTranslations } from './translate.ts';
export { translateTitles } from './translate-titles.ts';
export { isInEnglish } from './translations.queries.ts';
