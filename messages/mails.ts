import { inLanguage } from '#shared/language/language.ts';
import * as en from './en/mails.ts';
import * as id from './id/mails.ts';

export const mailCopy = inLanguage({ id: id.mailCopy, en: en.mailCopy });
export const receiptCopy = inLanguage({ id: id.receiptCopy, en: en.receiptCopy });
export const grantCopy = inLanguage({ id: id.grantCopy, en: en.grantCopy });
export const refundCopy = inLanguage({ id: id.refundCopy, en: en.refundCopy });
export const purchaseLinkCopy = inLanguage({ id: id.purchaseLinkCopy, en: en.purchaseLinkCopy });
export const intentCopy = inLanguage({ id: id.intentCopy, en: en.intentCopy });
export const subscriptionCopy = inLanguage({ id: id.subscriptionCopy, en: en.subscriptionCopy });
export const bookingCopy = inLanguage({ id: id.bookingCopy, en: en.bookingCopy });
export const smsCopy = inLanguage({ id: id.smsCopy, en: en.smsCopy });
export const waitCopy = inLanguage({ id: id.waitCopy, en: en.waitCopy });
export const paymentReminderCopy = inLanguage({ id: id.paymentReminderCopy, en: en.paymentReminderCopy });
