import { inLanguage } from '#shared/language/language.ts';
import { contactCopy as en } from './en/contact.ts';
import { contactCopy as id } from './id/contact.ts';

export const contactCopy = inLanguage({ id, en });
