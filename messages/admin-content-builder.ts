import { inLanguage } from '#shared/language/language.ts';
import * as en from './en/admin-content-builder.ts';
import * as id from './id/admin-content-builder.ts';

export const builderCopy = inLanguage({ id: id.builderCopy, en: en.builderCopy });
export const typeNames = inLanguage({ id: id.typeNames, en: en.typeNames });
export const itemWords = inLanguage({ id: id.itemWords, en: en.itemWords });
