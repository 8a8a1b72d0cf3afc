/**
 * Purchases that wait for money ("bayar kekurangan", DECISIONS 10). A buyer short of credit leaves the purchase
 * request, tops up, and the purchase completes once, as soon as the credit arrives. If it is refused then, it is
 * cancelled with the reason, and the credit stays in the wallet.
 */
export { completeIntent, type IntentServices } from './complete-intent.ts';
export { dismissIntent } from './dismiss-intent.ts';
export { eraseIntents } from './intents.queries.ts';
export { openIntent } from './open-intent.ts';
export { getOwnIntent, listOwnIntents, listVisibleIntents, readCancelledIntent } from './read-intents.ts';
export { topUpForIntent } from './top-up-for-intent.ts';
