/** The ways to pay, as buyers call them. */
export const wayCopy = {
  legend: 'Cara bayar',
  labels: {
    qris: 'QRIS',
    va_bca: 'BCA',
    va_mandiri: 'Mandiri',
    va_bri: 'BRI',
    va_bni: 'BNI',
    va_permata: 'Permata',
    ovo: 'OVO',
    dana: 'DANA',
    shopeepay: 'ShopeePay',
    linkaja: 'LinkAja',
    card: 'Kartu debit atau kredit',
    paypal: 'PayPal',
  },
  /** What older payments name: their gateway. */
  gateways: {
    wallet: 'Saldo',
    dev_mode: 'Simulasi pembayaran',
    stripe: 'Kartu (Stripe)',
    xendit: 'Xendit',
    paypal: 'PayPal',
  },
  virtualAccount: (bank: string) => `Virtual account ${bank}`,
  groups: {
    qris: { label: 'QRIS', hint: 'Semua aplikasi bank dan dompet digital. Paling cepat.' },
    bank: { label: 'Transfer bank', hint: 'Nomor virtual account, dicek otomatis.' },
    ewallet: { label: 'Dompet digital', hint: 'Dibayar di aplikasinya.' },
    card: { label: 'Kartu debit atau kredit', hint: 'Nomor kartu diisi di halaman pembayaran.' },
    paypal: { label: 'PayPal', hint: 'Dari akun PayPal Anda.' },
  },
  /** PayPal takes no rupiah. */
  foreign: (currency: string) => `Ditagih dalam ${currency}.`,
};
