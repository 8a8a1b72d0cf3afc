/** Values of purchase intents for database, mails and screens (DECISIONS 10). */
export const intentKinds = ['checkout', 'subscription'] as const;
export type IntentKind = (typeof intentKinds)[number];
/** With what staff gives to an address, which nobody asks for. */
export const storedIntentKinds = [...intentKinds, 'grant'] as const;

export const intentStatuses = ['waiting', 'completed', 'cancelled', 'withdrawn'] as const;
