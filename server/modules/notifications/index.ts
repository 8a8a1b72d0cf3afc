/** Mails to people: it turns facts into words and hands them to the mailer; it never decides who gets one. */
export { type AccountMailKind, accountMailKinds } from './account-mails.ts';
export type { ReceiptFacts } from './receipt-mail.ts';
export { type AccountMailOrder, sendAccountMail } from './send-account-mail.ts';
export { type ReceiptSender, sendReceipt } from './send-receipt.ts';
