import { inLanguage } from '#shared/language/language.ts';
import { webhookMailCopy as en } from './en/webhook-mails.ts';
import { webhookMailCopy as id } from './id/webhook-mails.ts';

export const webhookMailCopy = inLanguage({ id, en });
