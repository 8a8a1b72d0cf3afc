import { inLanguage } from '#shared/language/language.ts';
import { csvProblems as en } from './en/csv.ts';
import { csvProblems as id } from './id/csv.ts';

export const csvProblems = inLanguage({ id, en });
