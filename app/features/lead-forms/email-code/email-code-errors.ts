/** Refusal codes of forms for visitors: a code was mailed; the code is wrong; the first step is right, the second is due. */
export const CODE_REQUIRED = 'CODE_NEEDED';
export const CODE_INVALID = 'CODE_WRONG';
export const STEP_TAKEN = 'STEP_TAKEN';
