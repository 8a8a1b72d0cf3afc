import { inLanguage } from '#shared/language/language.ts';
import { checkoutCopy as en } from './en/checkout.ts';
import { checkoutCopy as id } from './id/checkout.ts';

export const checkoutCopy = inLanguage({ id, en });
