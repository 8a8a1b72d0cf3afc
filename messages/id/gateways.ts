/** The ways to pay, by the name of their gateway. */
export const gatewayCopy = {
  dev_mode: {
    label: 'Simulasi pembayaran',
    hint: 'Halaman bayar untuk pengembangan; tidak ada uang yang berpindah.',
  },
  stripe: { label: 'Kartu kredit atau debit', hint: 'Visa, Mastercard, JCB, Apple Pay, dan Google Pay.' },
  xendit: {
    label: 'QRIS, virtual account, dompet digital',
    hint: 'Bayar dari aplikasi bank atau dompet digital Anda.',
  },
  paypal: (currency: string) => ({
    label: 'PayPal',
    hint: `Ditagih dalam ${currency} dari akun PayPal Anda.`,
  }),
};
