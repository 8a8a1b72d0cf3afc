export const CHECKOUT_FORM = 'checkout';
export const USE_BALANCE = 'use_balance';
export const TOP_UP_FIRST = 'top_up_first';
export const FROM_BALANCE = 'balance';
export const BUMPS = 'bumps';
export const bumpPriceField = (id: string): string => `bump_price:${id}`;
/** Posted by browsers with scripts, which may follow a redirect to the gateway (CSP `form-action`). */
export const HAS_SCRIPTS = 'has_scripts';
/** The idempotency key of an opened purchase; new on each page load. */
export const PAYMENT_KEY = 'payment_key';
export const COMPANY_TICK = 'for_company';
export const COMPANY_FORM = 'company_form';
