import { inLanguage } from '#shared/language/language.ts';
import * as en from './en/admin-programs.ts';
import * as id from './id/admin-programs.ts';

export const programsCopy = inLanguage({ id: id.programsCopy, en: en.programsCopy });
export const keysCopy = inLanguage({ id: id.keysCopy, en: en.keysCopy });
export const webhooksCopy = inLanguage({ id: id.webhooksCopy, en: en.webhooksCopy });
export const webhookLogCopy = inLanguage({ id: id.webhookLogCopy, en: en.webhookLogCopy });
