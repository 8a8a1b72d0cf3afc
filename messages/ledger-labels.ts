import { inLanguage } from '#shared/language.ts';
import type { Sen } from '#shared/money.ts';
import { ledgerLabels as en } from './en/ledger-labels.ts';
import { ledgerLabels as id } from './id/ledger-labels.ts';

const ledgerLabels = inLanguage({ id, en });

/** Label of a ledger entry, by its sign (DECISIONS 5, 53). */
export const ledgerLabel = (amount: Sen): string => (amount > 0 ? ledgerLabels.credit : ledgerLabels.debit);
