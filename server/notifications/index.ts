/** Composes mails from facts; never sends one nor decides who gets it. */

export { contentStyles } from './mail-html.ts';
export { composeMail, type MailContent, writeFor } from './mail-layout.ts';
export { brandMail, createBoundedMailer, createBrandedMailer, senderOf } from './mailers.ts';
export { accountMail } from './mails/account-mail.ts';
export { type BookingEventKind, type BookingMailFacts, bookingMail } from './mails/booking-mail.ts';
export { classMail, recordingMail } from './mails/class-mail.ts';
export {
  handInMail,
  handInReviewMail,
  learningReminderMail,
  lessonAnswerMail,
  lessonQuestionMail,
} from './mails/course-mails.ts';
export { leadConfirmationMail, leadNoticeMail } from './mails/lead-mails.ts';
export { type LetterProduct, letterMail } from './mails/letter-mail.ts';
export {
  bookingNoticeMail,
  grantMail,
  intentCancelledMail,
  purchaseLinkMail,
  receiptMail,
} from './mails/order-mails.ts';
export { paymentReminderMail } from './mails/payment-reminder-mail.ts';
export { leftCartMail, trialEndingMail } from './mails/recovery-mails.ts';
export { referralRewardMail } from './mails/referral-mails.ts';
export { refundDecisionMail, refundNoticeMail, refundReceivedMail } from './mails/refund-mails.ts';
export { subscriberConfirmationMail, subscriberWelcomeMail } from './mails/subscriber-mails.ts';
export {
  type SubscriptionEvent,
  subscriptionEvent,
  subscriptionMail,
  topicOfSubscriptionEvent,
} from './mails/subscription-mails.ts';
export { waitConfirmationMail, waitNoticeMail } from './mails/wait-mails.ts';
export { webhookStoppedMail } from './mails/webhook-stopped-mail.ts';
