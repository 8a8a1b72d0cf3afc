import { inLanguage } from '#shared/language.ts';
import { discountCopy as en } from './en/discounts.ts';
import { discountCopy as id } from './id/discounts.ts';

export const discountCopy = inLanguage({ id, en });
