import { inLanguage } from '#shared/language/language.ts';
import { pageCopy as en } from './en/page.ts';
import { pageCopy as id } from './id/page.ts';

export const pageCopy = inLanguage({ id, en });
