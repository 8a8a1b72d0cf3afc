/** Composes mails from facts and hands them to the mailer; never decides who gets one. */

export { type AccountMailRequest, sendAccountMail } from './account/account-mails.ts';
export { type BookingNoticeFacts, sendBookingNotice } from './booking-notice-mail.ts';
export { createBrandedMailer } from './branded-mailer.ts';
export { sendGiftCode } from './gift-code-mail.ts';
export { sendIntentCancelled } from './intent-cancelled-mail.ts';
export { type LeadConfirmationFacts, sendLeadConfirmation } from './leads/lead-confirmation-mail.ts';
export { type LeadNoticeFacts, sendLeadNotice } from './leads/lead-notice-mail.ts';
export { composeMail } from './mail-layout.ts';
export { type ReceiptFacts, sendReceipt } from './receipt-mail.ts';
export { sendRefundDecision, sendRefundNotice, sendRefundReceived } from './refund-mails.ts';
export { sendSubscriptionMail, topicOfSubscriptionEvent } from './subscription-mails.ts';
