import { inLanguage } from '#shared/language/language.ts';
import { sectionTitles as en } from './en/section-titles.ts';
import { sectionTitles as id } from './id/section-titles.ts';

export const sectionTitles = inLanguage({ id, en });
