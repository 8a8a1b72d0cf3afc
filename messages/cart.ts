import { inLanguage } from '#shared/language/language.ts';
import { cartCopy as en } from './en/cart.ts';
import { cartCopy as id } from './id/cart.ts';

export const cartCopy = inLanguage({ id, en });
