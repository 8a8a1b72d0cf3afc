import { inLanguage } from '#shared/language/language.ts';
import { grantProblems as en } from './en/grant-import.ts';
import { grantProblems as id } from './id/grant-import.ts';

export const grantProblems = inLanguage({ id, en });
