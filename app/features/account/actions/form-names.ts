/** The form stays and asks for the code that was sent. */
export const CODE_SENT = 'CODE_SENT';
export const TOKEN_FORM_ID = 'one-button';
