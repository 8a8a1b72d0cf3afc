/** Codes of the free audit's action for visitors: an email code was sent, or the one given is invalid. */
export const CODE_REQUIRED = 'CODE_NEEDED';
export const CODE_INVALID = 'CODE_WRONG';
