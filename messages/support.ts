import { inLanguage } from '#shared/language/language.ts';
import { supportCopy as en } from './en/support.ts';
import { supportCopy as id } from './id/support.ts';

export const supportCopy = inLanguage({ id, en });
