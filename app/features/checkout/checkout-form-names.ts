/** Form id, and the name of the button that tops up first. */
export const CHECKOUT_FORM = 'checkout';
export const TOP_UP_FIRST = 'top_up';
