import { inLanguage } from '#shared/language/language.ts';
import * as en from './en/subscriptions.ts';
import * as id from './id/subscriptions.ts';

export const serviceCopy = inLanguage({ id: id.serviceCopy, en: en.serviceCopy });
export const infoCopy = inLanguage({ id: id.infoCopy, en: en.infoCopy });
export const monitoringCopy = inLanguage({ id: id.monitoringCopy, en: en.monitoringCopy });
export const apiCopy = inLanguage({ id: id.apiCopy, en: en.apiCopy });
export const subscriptionsCopy = inLanguage({ id: id.subscriptionsCopy, en: en.subscriptionsCopy });
export const actionCopy = inLanguage({ id: id.actionCopy, en: en.actionCopy });
export const termsCopy = inLanguage({ id: id.termsCopy, en: en.termsCopy });
export const timelineCopy = inLanguage({ id: id.timelineCopy, en: en.timelineCopy });
export const guideCopy = inLanguage({ id: id.guideCopy, en: en.guideCopy });
