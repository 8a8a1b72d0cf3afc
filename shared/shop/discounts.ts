/** Plans are shown at their own prices: no sale changes them by itself. */
export const isOfPlans = (target: string): boolean =>
  target === 'subscriptions' || target.startsWith('plan:');

/** What only the account of a buyer tells, of a code. */
export const discountConditions = ['first_purchase', 'per_buyer', 'named_address'] as const;
export type DiscountCondition = (typeof discountConditions)[number];
