import { inLanguage } from '#shared/language/language.ts';
import * as en from './en/admin-grants.ts';
import * as id from './id/admin-grants.ts';

export const grantsCopy = inLanguage({ id: id.grantsCopy, en: en.grantsCopy });
export const grantImportCopy = inLanguage({ id: id.grantImportCopy, en: en.grantImportCopy });
