import type {
  ledgerLabels as idLabels,
  paidWith as idPaidWith,
  ledgerTitles as idTitles,
} from '../id/ledger-labels.ts';

export const ledgerLabels: typeof idLabels = {
  topup: 'Top-up',
  purchase: 'Purchase',
  subscription: 'Subscription',
  refund: 'Refund',
  adjustment: 'Adjustment',
};

export const ledgerTitles: typeof idTitles = { topUp: 'Balance added', untitled: 'Transaction' };

export const paidWith: typeof idPaidWith = {
  whole: (kind, way) => `${kind}, paid with ${way}`,
  part: (kind, amount, way) => `${kind}, ${amount} paid with ${way}`,
};
