/** Ids of the forms of a purchase on its way. */
export const PAY_FORM = 'pay-again';
export const CHECK_FORM = 'check';
export const RESEND_FORM = 'resend';
export const CHANGE_EMAIL_FORM = 'change-email';
