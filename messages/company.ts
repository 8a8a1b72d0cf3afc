import { inLanguage } from '#shared/language/language.ts';
import { companyCopy as en } from './en/company.ts';
import { companyCopy as id } from './id/company.ts';

export const companyCopy = inLanguage({ id, en });
