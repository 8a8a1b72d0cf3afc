import { inLanguage } from '#shared/language/language.ts';
import { developerCopy as en } from './en/developer.ts';
import { developerCopy as id } from './id/developer.ts';

export const developerCopy = inLanguage({ id, en });
