import type { ledgerLabels as id } from '../id/ledger-labels.ts';

export const ledgerLabels: typeof id = { credit: 'Purchase', debit: 'Usage' };
