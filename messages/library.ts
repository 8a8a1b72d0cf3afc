import { inLanguage } from '#shared/language/language.ts';
import * as en from './en/library.ts';
import * as id from './id/library.ts';

export const libraryCopy = inLanguage({ id: id.libraryCopy, en: en.libraryCopy });
export const purchaseCopy = inLanguage({ id: id.purchaseCopy, en: en.purchaseCopy });
export const boughtCopy = inLanguage({ id: id.boughtCopy, en: en.boughtCopy });
export const downloadedCopy = inLanguage({ id: id.downloadedCopy, en: en.downloadedCopy });
export const certificateCopy = inLanguage({ id: id.certificateCopy, en: en.certificateCopy });
