import { inLanguage } from '#shared/language/language.ts';
import * as en from './en/admin-wallets.ts';
import * as id from './id/admin-wallets.ts';

export const walletsCopy = inLanguage({ id: id.walletsCopy, en: en.walletsCopy });
export const walletDetailCopy = inLanguage({ id: id.walletDetailCopy, en: en.walletDetailCopy });
export const adjustCopy = inLanguage({ id: id.adjustCopy, en: en.adjustCopy });
export const adjustmentProblems = inLanguage({ id: id.adjustmentProblems, en: en.adjustmentProblems });
export const freezeCopy = inLanguage({ id: id.freezeCopy, en: en.freezeCopy });
export const waitingCopy = inLanguage({ id: id.waitingCopy, en: en.waitingCopy });
export const referenceLabels = inLanguage({ id: id.referenceLabels, en: en.referenceLabels });
export const ledgerReferences = inLanguage({ id: id.ledgerReferences, en: en.ledgerReferences });
