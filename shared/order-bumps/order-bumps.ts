export const MAX_ORDER_BUMPS = 2;
