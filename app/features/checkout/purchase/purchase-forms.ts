/** Ids of the forms of a purchase on its way. */
/** Two forms with one action: the same way again, and another one. */
export const PAY_FORM = 'pay-again';
export const OTHER_WAY = 'other-way';
export const CHECK_FORM = 'check';
export const RESEND_FORM = 'resend';
export const CHANGE_EMAIL_FORM = 'change-email';

/** In the address after somebody without scripts said that it was paid. */
export const CHECKED = 'checked';
