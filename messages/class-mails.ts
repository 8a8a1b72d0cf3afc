import { inLanguage } from '#shared/language/language.ts';
import { classMailCopy as en } from './en/class-mails.ts';
import { classMailCopy as id } from './id/class-mails.ts';

export const classMailCopy = inLanguage({ id, en });
