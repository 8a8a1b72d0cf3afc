/**
 * Purchases that wait for money ("bayar kekurangan", DECISIONS 10). Whoever lacks credit leaves the request of the use
 * case that would buy; a top-up is opened for it, and once the credit is there the purchase completes by itself, once.
 * When it can not any more, it is cancelled with the reason, and the credit stays in the wallet.
 */
export { completeIntent, type IntentServices } from './complete-intent.ts';
export { dismissIntent } from './dismiss-intent.ts';
export { eraseIntents } from './erase-intents.ts';
export { getOwnIntent } from './get-own-intent.ts';
export type { Intent } from './intent.ts';
export { listOwnIntents } from './list-own-intents.ts';
export { listVisibleIntents } from './list-visible-intents.ts';
export { type IntentRefusal, openIntent } from './open-intent.ts';
export { readCancelledIntent } from './read-cancelled-intent.ts';
export { topUpForIntent } from './top-up-for-intent.ts';
