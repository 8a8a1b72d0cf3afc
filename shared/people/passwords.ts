/** Length of a new password (DECISIONS 55). */
export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 128;
