import { inLanguage } from '#shared/language/language.ts';
import { whatsappRedirectCopy as en } from './en/whatsapp-redirect.ts';
import { whatsappRedirectCopy as id } from './id/whatsapp-redirect.ts';

export const whatsappRedirectCopy = inLanguage({ id, en });
