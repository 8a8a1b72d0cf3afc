/** Plans show their own prices: no sale applies to them by itself. */
export const isOfPlans = (target: string): boolean =>
  target === 'subscriptions' || target.startsWith('plan:');

/** Code conditions that only the buyer's account can answer. */
export const discountConditions = ['first_purchase', 'per_buyer', 'named_address'] as const;
export type DiscountCondition = (typeof discountConditions)[number];
