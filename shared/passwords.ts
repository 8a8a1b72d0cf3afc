/** Length of a new password (DECISIONS 55); an old one is taken as it is. */
export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 128;
