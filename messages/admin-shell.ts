import { inLanguage } from '#shared/language/language.ts';
import * as en from './en/admin-shell.ts';
import * as id from './id/admin-shell.ts';

export const adminShellCopy = inLanguage({ id: id.adminShellCopy, en: en.adminShellCopy });
export const adminKeysCopy = inLanguage({ id: id.adminKeysCopy, en: en.adminKeysCopy });
export const paletteCopy = inLanguage({ id: id.paletteCopy, en: en.paletteCopy });
