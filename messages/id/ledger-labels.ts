/** What a ledger entry is. */
export const ledgerLabels = {
  topup: 'Isi saldo',
  purchase: 'Pembelian',
  subscription: 'Langganan',
  refund: 'Pengembalian',
  adjustment: 'Penyesuaian',
};

/** Of a top-up that says nothing else. */
export const topUpTitle: string = 'Saldo masuk';

/** Of any other entry that says nothing. */
export const untitled: string = 'Transaksi';
