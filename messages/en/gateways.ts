import type { gatewayCopy as id } from '../id/gateways.ts';

export const gatewayCopy: typeof id = {
  dev_mode: { label: 'Simulated payment', hint: 'A payment page for development; no money moves.' },
  stripe: { label: 'Credit or debit card', hint: 'Visa, Mastercard, JCB, Apple Pay and Google Pay.' },
  xendit: { label: 'QRIS, virtual account, e-wallet', hint: 'Pay from your banking app or e-wallet.' },
  paypal: (currency) => ({ label: 'PayPal', hint: `Charged to your PayPal account in ${currency}.` }),
};
