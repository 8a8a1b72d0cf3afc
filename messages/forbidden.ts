import { inLanguage } from '#shared/language/language.ts';
import { forbiddenCopy as en } from './en/forbidden.ts';
import { forbiddenCopy as id } from './id/forbidden.ts';

export const forbiddenCopy = inLanguage({ id, en });
