import { inLanguage } from '#shared/language/language.ts';
import { handInMailCopy as en } from './en/hand-in-mails.ts';
import { handInMailCopy as id } from './id/hand-in-mails.ts';

export const handInMailCopy = inLanguage({ id, en });
