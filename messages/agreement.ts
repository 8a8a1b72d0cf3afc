import { inLanguage } from '#shared/language/language.ts';
import { agreementCopy as en } from './en/agreement.ts';
import { agreementCopy as id } from './id/agreement.ts';

export const agreementCopy = inLanguage({ id, en });
