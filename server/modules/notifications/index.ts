/** Composes mails from facts; never sends one nor decides who gets it. */

export { accountMail } from './account-mail.ts';
export { type BookingEventKind, type BookingMailFacts, bookingMail } from './booking-mail.ts';
export { createBrandedMailer } from './branded-mailer.ts';
export { classMail, recordingMail } from './class-mail.ts';
export { handInMail, handInReviewMail } from './hand-in-mails.ts';
export { leadConfirmationMail, leadNoticeMail } from './leads/lead-mails.ts';
export { learningReminderMail } from './learning-reminder-mail.ts';
export { lessonAnswerMail, lessonQuestionMail } from './lesson-question-mails.ts';
export { composeMail, type MailContent } from './mail-layout.ts';
export {
  bookingNoticeMail,
  grantMail,
  intentCancelledMail,
  purchaseLinkMail,
  receiptMail,
} from './order-mails.ts';
export { paymentReminderMail } from './payment-reminder-mail.ts';
export { refundDecisionMail, refundNoticeMail, refundReceivedMail } from './refund-mails.ts';
export {
  type SubscriptionEvent,
  subscriptionEvent,
  subscriptionMail,
  topicOfSubscriptionEvent,
} from './subscription-mails.ts';
export { waitConfirmationMail, waitNoticeMail } from './wait-mails.ts';
export { webhookStoppedMail } from './webhook-stopped-mail.ts';
