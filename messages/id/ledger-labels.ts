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

/** What a payment was for; with an amount where the balance paid the rest. */
export const paidWith = {
  whole: (kind: string, way: string) => `${kind}, dibayar dengan ${way}`,
  part: (kind: string, amount: string, way: string) => `${kind}, ${amount} dibayar dengan ${way}`,
};
