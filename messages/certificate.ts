import { inLanguage } from '#shared/language/language.ts';
import { certificateCopy as en } from './en/certificate.ts';
import { certificateCopy as id } from './id/certificate.ts';

export const certificateCopy = inLanguage({ id, en });
