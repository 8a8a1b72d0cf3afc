import { inLanguage } from '#shared/language/language.ts';
import { shellCopy as en } from './en/shell.ts';
import { shellCopy as id } from './id/shell.ts';

export const shellCopy = inLanguage({ id, en });
