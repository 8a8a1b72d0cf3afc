/** States of a purchase without an account, as its browser sees them. */
export const guestPurchaseStates = ['open', 'expired', 'confirm', 'bought', 'credited', 'mailed'] as const;
export type GuestPurchaseState = (typeof guestPurchaseStates)[number];

/** Cookie of the browser that pays: which purchases it opened, each signed. */
export const PURCHASE_COOKIE = 'purchase';

/** How long the browser that paid may use what it bought (DECISIONS 54). */
export const GUEST_ACCESS_MINUTES = 60;
/** How long a mistyped address can be corrected. */
export const GUEST_EMAIL_CHANGE_HOURS = 24;
/** How long the mailed link opens the purchase. */
export const CLAIM_LINK_DAYS = 7;

/** Where a payment for a purchase returns to. */
export const purchasePath = (intentId: string): string => `/purchase/${intentId}`;
