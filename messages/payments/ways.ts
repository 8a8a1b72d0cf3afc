import { inLanguage } from '#shared/language/language.ts';
import { isPaymentWay } from '#shared/payments/payment-ways.ts';

export const wayCopy = inLanguage({
  id: {
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
  },
  en: {
    legend: 'Payment method',
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
      card: 'Debit or credit card',
      paypal: 'PayPal',
    },
    gateways: {
      wallet: 'Balance',
      dev_mode: 'Simulated payment',
      stripe: 'Card (Stripe)',
      xendit: 'Xendit',
      paypal: 'PayPal',
    },
    virtualAccount: (bank) => `${bank} virtual account`,
    groups: {
      qris: { label: 'QRIS', hint: 'Every banking app and e-wallet. The fastest.' },
      bank: { label: 'Bank transfer', hint: 'A virtual account number, checked automatically.' },
      ewallet: { label: 'E-wallet', hint: 'Paid in its app.' },
      card: {
        label: 'Debit or credit card',
        hint: 'You enter the card number on the payment gateway’s page.',
      },
      paypal: { label: 'PayPal', hint: 'From your PayPal account.' },
    },
    foreign: (currency) => `Charged in ${currency}.`,
  },
});

/** Older payments name a gateway. */
export function paymentMethodLabel(method: string): string {
  const { labels, gateways, virtualAccount } = wayCopy;
  const older: Readonly<Record<string, string | undefined>> = gateways;
  if (!isPaymentWay(method)) return older[method] ?? method;
  return method.startsWith('va_') ? virtualAccount(labels[method]) : labels[method];
}
