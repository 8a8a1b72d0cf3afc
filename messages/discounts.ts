import { inLanguage } from '#shared/language/language.ts';
import { discountCopy as en, discountInputCopy as enInput } from './en/discounts.ts';
import { discountCopy as id, discountInputCopy as idInput } from './id/discounts.ts';

export const discountCopy = inLanguage({ id, en });
export const discountInputCopy = inLanguage({ id: idInput, en: enInput });
