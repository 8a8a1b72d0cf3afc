/** Values of purchase intents for database, mails and screens (DECISIONS 10). */
export const intentKinds = ['checkout', 'subscription'] as const;
export type IntentKind = (typeof intentKinds)[number];
/** `grant` is made by staff only. */
export const storedIntentKinds = [...intentKinds, 'grant'] as const;

export const intentStatuses = ['waiting', 'completed', 'cancelled', 'withdrawn'] as const;
