import { inLanguage } from '#shared/language/language.ts';
import * as en from './en/admin-products.ts';
import * as id from './id/admin-products.ts';

export const productKindCopy = inLanguage({ id: id.productKindCopy, en: en.productKindCopy });
export const productsCopy = inLanguage({ id: id.productsCopy, en: en.productsCopy });
export const productRowCopy = inLanguage({ id: id.productRowCopy, en: en.productRowCopy });
export const bulkCopy = inLanguage({ id: id.bulkCopy, en: en.bulkCopy });
export const bulkPriceCopy = inLanguage({ id: id.bulkPriceCopy, en: en.bulkPriceCopy });
export const deleteProductCopy = inLanguage({ id: id.deleteProductCopy, en: en.deleteProductCopy });
export const previewCopy = inLanguage({ id: id.previewCopy, en: en.previewCopy });
