/** Mails to people: it turns facts into words and hands them to the mailer; it never decides who gets one. */

export { type AccountMailRequest, sendAccountMail } from './account/send-account-mail.ts';
export { type BookingNoticeFacts, sendBookingNotice } from './booking-notice-mail.ts';
export { createBrandedMailer } from './branded-mailer.ts';
export { sendGiftCode } from './gift-code-mail.ts';
export { sendIntentCancelled } from './intent-cancelled-mail.ts';
export type { LeadConfirmationFacts } from './leads/lead-confirmation-mail.ts';
export type { LeadNoticeFacts } from './leads/lead-notice-mail.ts';
export { sendLeadConfirmation, sendLeadNotice } from './leads/send-lead-mails.ts';
export { composeMail } from './mail-layout.ts';
export type { ReceiptFacts } from './receipt-mail.ts';
export { sendRefundDecision, sendRefundNotice, sendRefundReceived } from './refund-mails.ts';
export { sendReceipt } from './send-receipt.ts';
export { sendSubscriptionMail, topicOfSubscriptionEvent } from './subscription-mails.ts';
