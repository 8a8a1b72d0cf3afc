import { inLanguage } from '#shared/language/language.ts';
import { commerceCopy as en } from './en/commerce.ts';
import { commerceCopy as id } from './id/commerce.ts';

export const commerceCopy = inLanguage({ id, en });
