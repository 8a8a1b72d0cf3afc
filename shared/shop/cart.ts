/** Limits of a cart, for server and browser. */
export const MAX_CART_LINES = 20;
export const MAX_CART_QUANTITY = 20;
