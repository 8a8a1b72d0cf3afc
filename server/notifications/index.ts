/** Composes mails from facts; never sends one nor decides who gets it. */

export { createBoundedMailer } from './bounded-mailer.ts';
export { createBrandedMailer, senderOf } from './branded-mailer.ts';
export { writeFor } from './greeting.ts';
export { leadConfirmationMail, leadNoticeMail } from './leads/lead-mails.ts';
export { composeMail, type MailContent } from './mail-layout.ts';
export { accountMail } from './mails/account-mail.ts';
export { type BookingEventKind, type BookingMailFacts, bookingMail } from './mails/booking-mail.ts';
export { classMail, recordingMail } from './mails/class-mail.ts';
export { handInMail, handInReviewMail } from './mails/hand-in-mails.ts';
export { learningReminderMail } from './mails/learning-reminder-mail.ts';
export { lessonAnswerMail, lessonQuestionMail } from './mails/lesson-question-mails.ts';
export {
  bookingNoticeMail,
  grantMail,
  intentCancelledMail,
  purchaseLinkMail,
  receiptMail,
} from './mails/order-mails.ts';
export { paymentReminderMail } from './mails/payment-reminder-mail.ts';
export { refundDecisionMail, refundNoticeMail, refundReceivedMail } from './mails/refund-mails.ts';
export {
  type SubscriptionEvent,
  subscriptionEvent,
  subscriptionMail,
  topicOfSubscriptionEvent,
} from './mails/subscription-mails.ts';
export { waitConfirmationMail, waitNoticeMail } from './mails/wait-mails.ts';
export { webhookStoppedMail } from './mails/webhook-stopped-mail.ts';
