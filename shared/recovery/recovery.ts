export const recoveryCauses = ['cart', 'payment', 'top_up', 'trial', 'course'] as const;
export type RecoveryCause = (typeof recoveryCauses)[number];

export const recoveryStates = ['planned', 'sent', 'cancelled'] as const;
export type RecoveryState = (typeof recoveryStates)[number];

export const cancelReasons = ['done', 'unavailable', 'unsubscribed', 'switched_off'] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** Between two messages to one address, whatever their causes. */
export const DAYS_BETWEEN_MESSAGES = 3;

/** A return or purchase within these days after a message counts as its result. */
export const RESULT_DAYS = 7;

/** The desk shows figures of so many days. */
export const FIGURE_DAYS = 30;

/** The link of a left cart works this long after its mail. */
export const CART_LINK_DAYS = 14;

export const CART_LINK_PATH = '/cart/restore';
