import { inLanguage } from '#shared/language/language.ts';
import { untranslatedCopy as en } from './en/untranslated.ts';
import { untranslatedCopy as id } from './id/untranslated.ts';

export const untranslatedCopy = inLanguage({ id, en });
