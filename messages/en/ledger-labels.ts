import type { ledgerLabels as idLabels, ledgerTitles as idTitles } from '../id/ledger-labels.ts';

export const ledgerLabels: typeof idLabels = {
  topup: 'Top-up',
  purchase: 'Purchase',
  subscription: 'Subscription',
  refund: 'Refund',
  adjustment: 'Adjustment',
};

export const ledgerTitles: typeof idTitles = { topUp: 'Balance added', untitled: 'Transaction' };
