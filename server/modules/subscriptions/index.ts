/**
 * Subscriptions: a product that is held for as long as its periods are paid from the wallet. It promises that a period
 * is charged at most once, whoever tries and however often, that access and subscription end together, and that
 * nobody is charged for a trial, after a cancellation, or for time that had passed before a worker came.
 */
export { cancelSubscription } from './cancel-subscription.ts';
export { changePlan } from './change-plan.ts';
export { listCharges } from './list-charges.ts';
export { listSubscriptions } from './list-subscriptions.ts';
export type { SubscriptionNews } from './mail-order.ts';
export { readMailRecipient } from './read-mail-recipient.ts';
export { remindOfRenewals } from './remind-of-renewals.ts';
export { resumeSubscription } from './resume-subscription.ts';
export { retryCharge } from './retry-charge.ts';
export { settleDueSubscriptions } from './settle-due-subscriptions.ts';
export {
  quoteSubscription,
  type Start,
  type SubscriptionServices,
  startSubscription,
  startSubscriptionWithin,
} from './start-subscription.ts';
export type { Subscription } from './subscription.ts';
export type { StartRefusal } from './subscriptions.errors.ts';
