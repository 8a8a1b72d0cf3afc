import { inLanguage } from '#shared/language/language.ts';
import * as en from './en/admin-tools.ts';
import * as id from './id/admin-tools.ts';

export const toolsCopy = inLanguage({ id: id.toolsCopy, en: en.toolsCopy });
export const walletToolCopy = inLanguage({ id: id.walletToolCopy, en: en.walletToolCopy });
export const refundCopy = inLanguage({ id: id.refundCopy, en: en.refundCopy });
export const reportCopy = inLanguage({ id: id.reportCopy, en: en.reportCopy });
