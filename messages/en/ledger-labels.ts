import type { ledgerLabels as idLabels } from '../id/ledger-labels.ts';

export const ledgerLabels: typeof idLabels = {
  topup: 'Top-up',
  purchase: 'Purchase',
  subscription: 'Subscription',
  refund: 'Refund',
  adjustment: 'Adjustment',
};

export const topUpTitle: string = 'Balance added';

/** Of any other entry that says nothing. */
export const untitled: string = 'Transaction';
