export const guestPurchaseStates = ['open', 'expired', 'confirm', 'bought', 'credited', 'mailed'] as const;
export type GuestPurchaseState = (typeof guestPurchaseStates)[number];

/** Signed ids of the purchases that this browser opened. */
export const PURCHASE_COOKIE = 'purchase';

/** How long the browser that paid may use what it bought (DECISIONS 54). */
export const GUEST_ACCESS_MINUTES = 60;
export const GUEST_EMAIL_CHANGE_HOURS = 24;
export const CLAIM_LINK_DAYS = 7;

export const purchasePath = (intentId: string): string => `/purchase/${intentId}`;
