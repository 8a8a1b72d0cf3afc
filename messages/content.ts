import { inLanguage } from '#shared/language/language.ts';
import { contentCopy as en } from './en/content.ts';
import { contentCopy as id } from './id/content.ts';

export const contentCopy = inLanguage({ id, en });
