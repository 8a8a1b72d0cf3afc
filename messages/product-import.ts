import { inLanguage } from '#shared/language/language.ts';
import { importProblems as en } from './en/product-import.ts';
import { importProblems as id } from './id/product-import.ts';

export const importProblems = inLanguage({ id, en });
