import { inLanguage } from '#shared/language/language.ts';
import { sectionCopy as en } from './en/content-sections.ts';
import { sectionCopy as id } from './id/content-sections.ts';

export const sectionCopy = inLanguage({ id, en });
