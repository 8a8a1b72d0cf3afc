import { inLanguage } from '#shared/language/language.ts';
import * as en from './en/purchase-kinds.ts';
import * as id from './id/purchase-kinds.ts';

/** What is said of a purchase by its kind: on page, checkout, dialog, order and in mails. */
export const purchaseWords = inLanguage({ id: id.purchaseWords, en: en.purchaseWords });
