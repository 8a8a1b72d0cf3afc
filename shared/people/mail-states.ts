/** What may be mailed to a person besides receipts; in the order of the filter. */
export const mailStates = ['subscribed', 'unsubscribed', 'no_consent', 'bounced'] as const;
export type MailState = (typeof mailStates)[number];
