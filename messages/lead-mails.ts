import { inLanguage } from '#shared/language/language.ts';
import * as en from './en/lead-mails.ts';
import * as id from './id/lead-mails.ts';

export const leadConfirmationCopy = inLanguage({ id: id.leadConfirmationCopy, en: en.leadConfirmationCopy });
export const leadNoticeCopy = inLanguage({ id: id.leadNoticeCopy, en: en.leadNoticeCopy });
export const leadFields = inLanguage({ id: id.leadFields, en: en.leadFields });
