import { inLanguage } from '#shared/language/language.ts';
import * as en from './en/blog.ts';
import * as id from './id/blog.ts';

export const blogCopy = inLanguage({ id: id.blogCopy, en: en.blogCopy });
export const filterCopy = inLanguage({ id: id.filterCopy, en: en.filterCopy });
export const emptyCopy = inLanguage({ id: id.emptyCopy, en: en.emptyCopy });
export const postCopy = inLanguage({ id: id.postCopy, en: en.postCopy });
export const freeAuditCtaCopy = inLanguage({ id: id.freeAuditCtaCopy, en: en.freeAuditCtaCopy });
