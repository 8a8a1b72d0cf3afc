import { inLanguage } from '#shared/language/language.ts';
import * as en from './en/admin-orders.ts';
import * as id from './id/admin-orders.ts';

export const ordersCopy = inLanguage({ id: id.ordersCopy, en: en.ordersCopy });
export const detailCopy = inLanguage({ id: id.detailCopy, en: en.detailCopy });
export const eventLabels = inLanguage({ id: id.eventLabels, en: en.eventLabels });
export const refundCopy = inLanguage({ id: id.refundCopy, en: en.refundCopy });
export const grantCopy = inLanguage({ id: id.grantCopy, en: en.grantCopy });
export const unclaimedCopy = inLanguage({ id: id.unclaimedCopy, en: en.unclaimedCopy });
