import { inLanguage } from '#shared/language/language.ts';
import * as en from './en/admin-product-files.ts';
import * as id from './id/admin-product-files.ts';

export const ownerFileCopy = inLanguage({ id: id.ownerFileCopy, en: en.ownerFileCopy });
export const filmCopy = inLanguage({ id: id.filmCopy, en: en.filmCopy });
export const productFilesCopy = inLanguage({ id: id.productFilesCopy, en: en.productFilesCopy });
