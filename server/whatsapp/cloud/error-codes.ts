/**
 * Errors after which the same message may be taken: limits of our app, account, number or of one recipient, and outages
 * at Meta (Meta, "Error codes").
 */
const TRANSIENT = new Set([1, 2, 4, 17, 80_007, 130_429, 131_000, 131_016, 131_056, 131_057, 133_004]);

export const isTransient = (code: number): boolean => TRANSIENT.has(code);
