import { inLanguage } from '#shared/language/language.ts';
import { translationsCopy as en } from './en/admin-translations.ts';
import { translationsCopy as id } from './id/admin-translations.ts';

export const translationsCopy = inLanguage({ id, en });
