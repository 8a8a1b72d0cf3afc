/** The form stays and asks for the code that was texted. */
export const PHONE_CODE_SENT = 'PHONE_CODE_SENT';
/** The form asks for another number. */
export const PHONE_OTHER = 'PHONE_OTHER';
