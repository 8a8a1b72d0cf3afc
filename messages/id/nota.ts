/** The rows of a nota (shared/shop/nota.ts). */
export const notaCopy = {
  units: (quantity: number, title: string) => `${quantity} × ${title}`,
  /** Parts of a bundle that the buyer held before. */
  owned: 'Sudah dimiliki',
  /** An offer on the checkout page. */
  bump: 'Harga tambahan saat membayar',
  code: (code: string) => `Diskon ${code}`,
  /** Of an older order, whose discount has no name. */
  discount: 'Diskon',
  total: 'Total',
  balance: 'Dari saldo',
  kept: 'Menjadi saldo',
  due: 'Dibayar sekarang',
  paid: (way: string) => `Dibayar dengan ${way}`,
  /** A way to pay, in the middle of a sentence. */
  wallet: 'saldo',
  /** Two ways together. */
  both: (way: string, paid: string, balance: string) => `${way} ${paid} dan saldo ${balance}`,
};
