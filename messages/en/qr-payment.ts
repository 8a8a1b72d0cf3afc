import type { qrPaymentCopy as id } from '../id/qr-payment.ts';

export const qrPaymentCopy: typeof id = {
  title: 'Scan to pay',
  lede: (title, email) => `${title}, for ${email}.`,
  ownLede: (title) => `${title}.`,
  code: (amount) => `QRIS code, ${amount}`,
  save: 'Save the QR picture',
  file: 'qris',
  until: (time) => `Can be paid until ${time} WIB`,
  left: (time) => `${time} left`,
  waiting: 'Waiting for your payment. This page moves on by itself.',
  waitingPlain: 'This page reloads by itself every few seconds.',
  steps: [
    'On this phone? Save the QR picture, then pick it from the gallery in your banking or e-wallet app.',
    'Check the amount in the app before you enter your PIN.',
    'Keep this page open. If it closes, the link still comes by mail.',
  ],
  ownSteps: [
    'On this phone? Save the QR picture, then pick it from the gallery in your banking or e-wallet app.',
    'Check the amount in the app before you enter your PIN.',
    'You may close this page: once paid, everything completes by itself.',
  ],
  check: 'I have paid',
  simulate: 'Open the simulation page',
};
