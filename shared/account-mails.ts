/** Mails about an account itself. They are part of using it, so nobody can switch them off. */
export const accountMailKinds = [
  'verify-email',
  'reset-password',
  'claim-account',
  'account-exists',
  'sign-in-code',
  'confirm-code',
  'email-change-current',
  'email-change-new',
  'email-change-taken',
  'email-changed',
  'password-changed',
  'two-factor-enabled',
  'two-factor-disabled',
  'two-factor-lifted',
  'passkey-added',
  'login-linked',
  'export-ready',
  'deletion-requested',
  'deletion-announced',
  'account-deleted',
] as const;
export type AccountMailKind = (typeof accountMailKinds)[number];

export const mailLanguages = ['id', 'en'] as const;
export type MailLanguage = (typeof mailLanguages)[number];

/** Mails that people may switch off. */
export const mailTopics = ['receipts', 'reminders'] as const;
export type MailTopic = (typeof mailTopics)[number];
