/**
 * A product held while its periods are paid from the wallet. A period is charged at most once, access and subscription
 * end together, and nothing is charged for a trial, after a cancellation, or for periods that passed before a worker
 * ran.
 */

export {
  exportSubscriptions,
  getAnySubscription,
  listAllSubscriptions,
} from './admin/admin-subscriptions.ts';
export {
  cancelAnySubscription,
  changeAnyPlan,
  extendSubscription,
  resumeAnySubscription,
  retryAnyCharge,
} from './admin/manage-as-admin.ts';
export {
  queueRenewalReminders,
  retryCharge,
  settleDueSubscriptions,
} from './billing/settle-subscriptions.ts';
export { parseKeptFigures, readSubscriptionFigures, sumSubscriptionFigures } from './figures/figures.ts';
export { acceptRetentionOffer } from './lifecycle/accept-retention-offer.ts';
export { grantSubscription } from './lifecycle/grant-subscription.ts';
export { cancelSubscription, changePlan, resumeSubscription } from './lifecycle/manage-subscription.ts';
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
export type { Subscription, SubscriptionSummary } from './subscription.ts';
export type { StartRefusal } from './subscriptions.errors.ts';
