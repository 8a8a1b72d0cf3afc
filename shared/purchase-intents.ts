/** Values of purchase intents for database, mails and screens (DECISIONS 10). */
export const intentKinds = ['checkout', 'subscription'] as const;
export type IntentKind = (typeof intentKinds)[number];

export const intentStatuses = ['waiting', 'completed', 'cancelled', 'withdrawn'] as const;
