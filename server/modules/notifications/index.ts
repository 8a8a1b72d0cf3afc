/** Composes mails from facts; never sends one nor decides who gets it. */

export { accountMail } from './account-mail.ts';
export { bookingNoticeMail } from './booking-notice-mail.ts';
export { createBrandedMailer } from './branded-mailer.ts';
export { giftCodeMail } from './gift-code-mail.ts';
export { intentCancelledMail } from './intent-cancelled-mail.ts';
export { leadConfirmationMail } from './leads/lead-confirmation-mail.ts';
export { leadNoticeMail } from './leads/lead-notice-mail.ts';
export { composeMail, type MailContent } from './mail-layout.ts';
export { receiptMail } from './receipt-mail.ts';
export { refundDecisionMail, refundNoticeMail, refundReceivedMail } from './refund-mails.ts';
export {
  type SubscriptionEvent,
  subscriptionEvent,
  subscriptionMail,
  topicOfSubscriptionEvent,
} from './subscription-mails.ts';
