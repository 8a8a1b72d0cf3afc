/** Values of subscriptions for database, API and screens (DECISIONS 15). */
export const subscriptionStatuses = ['trialing', 'active', 'past_due', 'cancelled', 'expired'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export const chargeFailures = ['INSUFFICIENT_BALANCE', 'WALLET_INACTIVE', 'WALLET_DISPUTED'] as const;
export type ChargeFailure = (typeof chargeFailures)[number];

export const endReasons = ['cancelled', 'unpaid', 'not_renewed', 'access_ended', 'account_closed'] as const;
export type EndReason = (typeof endReasons)[number];

/** Days of reminder before, and of grace after, the end of a period. */
export const REMINDER_DAYS = 3;
export const GRACE_DAYS = 3;

/** Per extension or grant. */
export const MAX_GIVEN_DAYS = 366;
