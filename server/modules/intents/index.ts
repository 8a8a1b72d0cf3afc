/**
 * Purchases that wait for money ("bayar kekurangan", DECISIONS 10). A buyer short of credit leaves the purchase
 * request, tops up, and the purchase completes once, as soon as the credit arrives. If it is refused then, it is
 * cancelled with the reason, and the credit stays in the wallet.
 */

export { eraseIntents } from './intents.queries.ts';
export { completeIntent, dismissIntent, type IntentServices, openIntent, topUpForIntent } from './intents.ts';
export { getOwnIntent, listOwnIntents, listVisibleIntents, readCancelledIntent } from './read-intents.ts';
