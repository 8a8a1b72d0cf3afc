/** Mails about the account itself, which cannot be switched off. */
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

export const mailTopics = ['receipts', 'reminders', 'learning'] as const;
export type MailTopic = (typeof mailTopics)[number];

/** Mails that an unsubscribe link can stop. */
export const unsubscribeTopics = [
  ...mailTopics,
  'news',
  'offers',
  'waiting_list',
  'payment_reminders',
  'cart',
] as const;
export type UnsubscribeTopic = (typeof unsubscribeTopics)[number];
