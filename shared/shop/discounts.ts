/** What only the account of a buyer tells, of a code. */
export const discountConditions = ['first_purchase', 'per_buyer', 'named_address'] as const;
export type DiscountCondition = (typeof discountConditions)[number];
