import { inLanguage } from '#shared/language/language.ts';
import { postingCopy as en } from './en/posting.ts';
import { postingCopy as id } from './id/posting.ts';

export const postingCopy = inLanguage({ id, en });
