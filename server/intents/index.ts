/**
 * Purchases that wait for money (DECISIONS 10), of accounts and of guests (DECISIONS 54). Each completes once, in the
 * credit's transaction; a refusal cancels it with the reason and the credit stays. A trigger ends it when the buyer
 * gets the product otherwise. Nothing about a guest's account is told to the payer. Grants to addresses without an
 * account wait here too (ADR 0025).
 */

export { completeIntent, type IntentServices, paidPurchases } from './complete-intent.ts';
export { deliverWaitingGrants } from './grants/deliver-waiting-grants.ts';
export { eraseGrantsOf, listWaitingGrants } from './grants/grants.queries.ts';
export { grantProduct, resendGrant, revokeGrant } from './grants/grants.ts';
export { importGrants } from './grants/import-grants.ts';
export {
  type ClaimServices,
  claimGuestPurchase,
  listUnclaimedPurchases,
  resendPurchaseLink,
} from './guests/claim-purchases.ts';
export { openGuestCheckout, payGuestPurchase, resumeGuestPurchase } from './guests/guest-checkout.ts';
export {
  changeGuestEmail,
  checkGuestPayment,
  type GuestServices,
  getGuestPurchase,
  resendGuestAccess,
} from './guests/guest-purchases.ts';
export { isMailedWithLink, pruneGuests } from './guests/guests.queries.ts';
export type { PurchaseLinks } from './guests/purchase-links.ts';
export { createGuestLinks, type PortalLink, readGuest, readPurchaseLink } from './guests/purchase-links.ts';
export { eraseIntents } from './intents.queries.ts';
export { dismissIntent, isIntentCurrent, openIntent, topUpForIntent } from './intents.ts';
export {
  getOwnIntent,
  listOwnIntents,
  listVisibleIntents,
  readCancelledIntent,
  readGuestCredit,
} from './read-intents.ts';
