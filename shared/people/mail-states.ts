/** Receipts are mailed in every state. In the order of the filter. */
export const mailStates = ['subscribed', 'unsubscribed', 'no_consent', 'bounced'] as const;
export type MailState = (typeof mailStates)[number];
