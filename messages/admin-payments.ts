import { inLanguage } from '#shared/language/language.ts';
import * as en from './en/admin-payments.ts';
import * as id from './id/admin-payments.ts';

export const paymentsCopy = inLanguage({ id: id.paymentsCopy, en: en.paymentsCopy });
export const disputeCopy = inLanguage({ id: id.disputeCopy, en: en.disputeCopy });
export const reconciliationCopy = inLanguage({
  id: id.reconciliationCopy,
  en: en.reconciliationCopy,
});
