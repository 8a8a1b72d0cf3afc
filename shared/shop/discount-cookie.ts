export const DISCOUNT_COOKIE = 'discount_code';
