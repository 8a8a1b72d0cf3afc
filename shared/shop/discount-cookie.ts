/** The discount code that a link brought, kept for the visit. */
export const DISCOUNT_COOKIE = 'discount_code';
