import type { wayCopy as id } from '../id/payment-ways.ts';

export const wayCopy: typeof id = {
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
    card: { label: 'Debit or credit card', hint: 'You enter the card number on the payment gateway’s page.' },
    paypal: { label: 'PayPal', hint: 'From your PayPal account.' },
  },
  foreign: (currency) => `Charged in ${currency}.`,
};
