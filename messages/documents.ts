import { inLanguage } from '#shared/language/language.ts';
import * as en from './en/documents.ts';
import * as id from './id/documents.ts';

export const documentCopy = inLanguage({ id: id.documentCopy, en: en.documentCopy });
export const invoiceCopy = inLanguage({ id: id.invoiceCopy, en: en.invoiceCopy });
export const taxCopy = inLanguage({ id: id.taxCopy, en: en.taxCopy });
export const creditNoteCopy = inLanguage({ id: id.creditNoteCopy, en: en.creditNoteCopy });
export const topUpReceiptCopy = inLanguage({ id: id.topUpReceiptCopy, en: en.topUpReceiptCopy });
export const certificateCopy = inLanguage({ id: id.certificateCopy, en: en.certificateCopy });
export const stampCopy = inLanguage({ id: id.stampCopy, en: en.stampCopy });
