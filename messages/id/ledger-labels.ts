/** What a ledger entry is. */
export const ledgerLabels = {
  topup: 'Isi saldo',
  purchase: 'Pembelian',
  subscription: 'Langganan',
  refund: 'Pengembalian',
  adjustment: 'Penyesuaian',
};

/** What an entry says that says nothing else: a top-up, any other. */
export const ledgerTitles = { topUp: 'Saldo masuk', untitled: 'Transaksi' };
