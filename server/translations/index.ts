/**
 * English of the owner's texts (ADR 0006), found by area and Indonesian text, so a changed text has none until it is
 * written. Knows nothing of the tables that hold the texts.
 */

export { isInEnglish, orInEnglish } from './translations.queries.ts';
export {
  asStored,
  readEnglish,
  saveTranslation,
  translateForReader,
  translateTitles,
  writeTranslations,
} from './translations.ts';
