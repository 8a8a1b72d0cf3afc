import { inLanguage } from '#shared/language/language.ts';
import * as en from './en/admin-discounts.ts';
import * as id from './id/admin-discounts.ts';

export const discountsCopy = inLanguage({ id: id.discountsCopy, en: en.discountsCopy });
export const discountFormCopy = inLanguage({ id: id.discountFormCopy, en: en.discountFormCopy });
export const vouchersCopy = inLanguage({ id: id.vouchersCopy, en: en.vouchersCopy });
export const discountSummaryCopy = inLanguage({ id: id.discountSummaryCopy, en: en.discountSummaryCopy });
