import { inLanguage } from '#shared/language/language.ts';
import * as en from './en/admin-links.ts';
import * as id from './id/admin-links.ts';

export const linksCopy = inLanguage({ id: id.linksCopy, en: en.linksCopy });
export const linkCopy = inLanguage({ id: id.linkCopy, en: en.linkCopy });
