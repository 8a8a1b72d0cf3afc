import { inLanguage } from '#shared/language/language.ts';
import { screensCopy as en } from './en/screens.ts';
import { screensCopy as id } from './id/screens.ts';

export const screensCopy = inLanguage({ id, en });
