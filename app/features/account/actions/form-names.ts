export const CODE_SENT = 'CODE_SENT';
export const TOKEN_FORM_ID = 'one-button';
