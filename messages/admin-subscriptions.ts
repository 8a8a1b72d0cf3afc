import { inLanguage } from '#shared/language/language.ts';
import * as en from './en/admin-subscriptions.ts';
import * as id from './id/admin-subscriptions.ts';

export const subscriptionsCopy = inLanguage({ id: id.subscriptionsCopy, en: en.subscriptionsCopy });
export const detailsCopy = inLanguage({ id: id.detailsCopy, en: en.detailsCopy });
export const cancelCopy = inLanguage({ id: id.cancelCopy, en: en.cancelCopy });
export const extendCopy = inLanguage({ id: id.extendCopy, en: en.extendCopy });
export const planCopy = inLanguage({ id: id.planCopy, en: en.planCopy });
