/** Words of subscriptions that the database, the API and the screens share (DECISIONS 15). */
export const subscriptionStatuses = ['trialing', 'active', 'past_due', 'cancelled', 'expired'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** Why a charge failed. */
export const chargeFailures = ['INSUFFICIENT_BALANCE', 'WALLET_INACTIVE', 'WALLET_DISPUTED'] as const;
export type ChargeFailure = (typeof chargeFailures)[number];

/** Why a subscription is over. */
export const endReasons = ['cancelled', 'unpaid', 'not_renewed', 'access_ended', 'account_closed'] as const;
export type EndReason = (typeof endReasons)[number];

/** How long before the end of a period its subscriber is reminded of the next charge, and how long they may be late. */
export const REMINDER_DAYS = 3;
export const GRACE_DAYS = 3;
