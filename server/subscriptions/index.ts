/**
 * A product held while its periods are paid from the wallet. A period is charged at most once, access and subscription
 * end together, and nothing is charged for a trial, after a cancellation, or for periods that passed before a worker
 * ran.
 */

export { queueRenewalReminders } from './billing/queue-renewal-reminders.ts';
export { retryCharge } from './billing/retry-charge.ts';
export { settleDueSubscriptions } from './billing/settle-subscriptions.ts';
export { parseKeptFigures } from './figures/kept-figures.ts';
export { readSubscriptionFigures, sumSubscriptionFigures } from './figures/sum-figures.ts';
export { acceptRetentionOffer } from './lifecycle/accept-retention-offer.ts';
export { cancelSubscription, resumeSubscription } from './lifecycle/cancel-subscription.ts';
export { changePlan } from './lifecycle/change-plan.ts';
export { grantSubscription } from './lifecycle/grant-subscription.ts';
export { quoteSubscription } from './lifecycle/quote-subscription.ts';
export {
  type Start,
  type SubscriptionServices,
  startSubscription,
  startSubscriptionWithin,
} from './lifecycle/start-subscription.ts';
export {
  listCharges,
  listSubscriptionSummaries,
  listSubscriptions,
  readMailRecipient,
} from './read-subscriptions.ts';
export { cancelAnySubscription } from './staff/cancel-as-staff.ts';
export { getAnySubscription } from './staff/get-any-subscription.ts';
export { exportSubscriptions, listAllSubscriptions } from './staff/list-all-subscriptions.ts';
export {
  changeAnyPlan,
  extendSubscription,
  resumeAnySubscription,
  retryAnyCharge,
} from './staff/manage-as-staff.ts';
export type { Subscription, SubscriptionSummary } from './subscription.ts';
export type { StartRefusal } from './subscriptions.errors.ts';
