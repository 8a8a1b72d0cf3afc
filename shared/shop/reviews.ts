/** For server and browser. */
export const MAX_REVIEW_LENGTH = 2000;
