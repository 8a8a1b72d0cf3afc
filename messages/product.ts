import { inLanguage } from '#shared/language/language.ts';
import { productCopy as en } from './en/product.ts';
import { productCopy as id } from './id/product.ts';

export const productCopy = inLanguage({ id, en });
