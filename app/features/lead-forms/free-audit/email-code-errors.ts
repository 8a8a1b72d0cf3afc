/** Answers of the audit's action to somebody who is not signed in: a code is on its way, or the typed one is wrong. */
export const CODE_REQUIRED = 'CODE_NEEDED';
export const CODE_INVALID = 'CODE_WRONG';
