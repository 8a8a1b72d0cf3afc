/** Refusal codes of the audit form for visitors: a code was mailed; the code is wrong. */
export const CODE_REQUIRED = 'CODE_NEEDED';
export const CODE_INVALID = 'CODE_WRONG';
