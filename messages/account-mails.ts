import { inLanguage } from '#shared/language/language.ts';
import { accountMails as en } from './en/account-mails.ts';
import { accountMails as id } from './id/account-mails.ts';

export const accountMails = inLanguage({ id, en });
