/** Form id, and the names of its fields that the contract does not have. */
export const CHECKOUT_FORM = 'checkout';
export const USE_BALANCE = 'use_balance';
/** The button that tops up more than is missing before the purchase completes by itself. */
export const TOP_UP_FIRST = 'top_up_first';
/** `payment_method` of a purchase that the balance pays. */
export const FROM_BALANCE = 'balance';
/** Ids of the offers that are ticked, and the field that says what such a tick adds to the total. */
export const BUMPS = 'bumps';
export const bumpPriceField = (id: string): string => `bump_price:${id}`;
/** Posted by a browser with scripts, which may follow a redirect to the gateway (CSP `form-action`). */
export const HAS_SCRIPTS = 'has_scripts';
/** Names a purchase that is being opened; one for each time that the page is read. */
export const PAYMENT_KEY = 'payment_key';
/** The tick for a company's invoice, and the field that says that there was one to tick. */
export const COMPANY_TICK = 'for_company';
export const COMPANY_FORM = 'company_form';
