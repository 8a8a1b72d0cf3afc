import { inLanguage } from '#shared/language/language.ts';
import { importCopy as en } from './en/admin-product-import.ts';
import { importCopy as id } from './id/admin-product-import.ts';

export const importCopy = inLanguage({ id, en });
