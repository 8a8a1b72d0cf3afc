/** By the sign of a ledger entry. */
export const ledgerLabels = { credit: 'Saldo masuk', debit: 'Pemakaian' };
