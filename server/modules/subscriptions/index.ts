/**
 * Subscriptions: a product that is held for as long as its periods are paid from the wallet. It promises that a period
 * is charged at most once, whoever tries and however often, that access and subscription end together, and that
 * nobody is charged for a trial, after a cancellation, or for time that had passed before a worker came.
 */

export { listCharges } from './billing/list-charges.ts';
export { queueRenewalReminders } from './billing/queue-renewal-reminders.ts';
export { retryCharge } from './billing/retry-charge.ts';
export { settleDueSubscriptions } from './billing/settle-due-subscriptions.ts';
export { cancelSubscription } from './lifecycle/cancel-subscription.ts';
export { changePlan } from './lifecycle/change-plan.ts';
export { resumeSubscription } from './lifecycle/resume-subscription.ts';
export {
  quoteSubscription,
  type Start,
  type SubscriptionServices,
  startSubscription,
  startSubscriptionWithin,
} from './lifecycle/start-subscription.ts';
export { listSubscriptions } from './list-subscriptions.ts';
export type { SubscriptionMailEvent } from './queue-subscription-mail.ts';
export { readMailRecipient } from './read-mail-recipient.ts';
export type { Subscription } from './subscription.ts';
export type { StartRefusal } from './subscriptions.errors.ts';
