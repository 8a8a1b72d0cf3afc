import { inLanguage } from '#shared/language/language.ts';
import { rupiahProblems as en } from './en/rupiah-problems.ts';
import { rupiahProblems as id } from './id/rupiah-problems.ts';

export const rupiahProblems = inLanguage({ id, en });
