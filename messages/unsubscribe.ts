import { inLanguage } from '#shared/language/language.ts';
import { unsubscribeCopy as en } from './en/unsubscribe.ts';
import { unsubscribeCopy as id } from './id/unsubscribe.ts';

export const unsubscribeCopy = inLanguage({ id, en });
