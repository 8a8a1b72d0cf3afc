/** On one checkout page. */
export const MAX_ORDER_BUMPS = 2;
