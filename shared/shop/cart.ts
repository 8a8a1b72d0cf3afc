export const MAX_CART_LINES = 20;
export const MAX_CART_QUANTITY = 20;
