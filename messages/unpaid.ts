import { inLanguage } from '#shared/language/language.ts';
import { unpaidCopy as en } from './en/unpaid.ts';
import { unpaidCopy as id } from './id/unpaid.ts';

export const unpaidCopy = inLanguage({ id, en });
