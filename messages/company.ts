import { inLanguage } from '#shared/language.ts';
import { companyCopy as en } from './en/company.ts';
import { companyCopy as id } from './id/company.ts';

export const companyCopy = inLanguage({ id, en });
