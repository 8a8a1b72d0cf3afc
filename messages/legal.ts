import { inLanguage } from '#shared/language/language.ts';
import { legalCopy as en } from './en/legal.ts';
import { legalCopy as id } from './id/legal.ts';

export const legalCopy = inLanguage({ id, en });
