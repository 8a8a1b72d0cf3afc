import { inLanguage } from '#shared/language/language.ts';
import { accountCopy as en } from './en/account.ts';
import { accountCopy as id } from './id/account.ts';

export const accountCopy = inLanguage({ id, en });
