/** A code was mailed; the code is wrong; the code is right, and the second factor is due. */
export const CODE_REQUIRED = 'CODE_NEEDED';
export const CODE_INVALID = 'CODE_WRONG';
export const STEP_TAKEN = 'STEP_TAKEN';
