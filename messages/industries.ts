import { inLanguage } from '#shared/language/language.ts';
import { industryNames as en } from './en/industries.ts';
import { industryNames as id } from './id/industries.ts';

export const industryNames = inLanguage({ id, en });
