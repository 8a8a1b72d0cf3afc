/** A code is on its way: the form stays, and asks for it. */
export const CODE_SENT = 'CODE_SENT';
/** The id of the form behind a link in a mail. */
export const TOKEN_FORM_ID = 'one-button';
