export const PAY_FORM = 'pay-again';
export const OTHER_WAY = 'other-way';
export const CHECK_FORM = 'check';
export const RESEND_FORM = 'resend';
export const CHANGE_EMAIL_FORM = 'change-email';

export const CHECKED = 'checked';
