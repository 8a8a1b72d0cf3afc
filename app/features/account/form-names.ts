/** A code is on its way: the form stays, and asks for it. */
export const CODE_SENT = 'CODE_SENT';
