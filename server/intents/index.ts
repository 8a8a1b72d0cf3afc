/**
 * Purchases that wait for money (DECISIONS 10), of accounts and of guests (DECISIONS 54). Each completes once, in the
 * credit's transaction; a refusal cancels it with the reason and the credit stays. A trigger ends it when the buyer
 * gets the product otherwise. Nothing about a guest's account is told to the payer. Grants to addresses without an
 * account wait here too (ADR 0025).
 */

export { completeIntent, type IntentServices, paidPurchases } from './complete-intent.ts';
export { deliverWaitingGrants } from './grants/give-waiting-grants.ts';
export { grantProduct } from './grants/grant-product.ts';
export { eraseGrantsOf, listWaitingGrants } from './grants/grants.queries.ts';
export { importGrants } from './grants/import-grants.ts';
export { resendGrant, revokeGrant } from './grants/waiting-grants.ts';
export { type ClaimServices, claimGuestPurchase } from './guests/claim-guest-purchase.ts';
export {
  changeGuestEmail,
  checkGuestPayment,
  type GuestServices,
  getGuestPurchase,
  resendGuestAccess,
} from './guests/guest-purchases.ts';
export { isMailedWithLink, pruneGuests } from './guests/guests.queries.ts';
export { openGuestCheckout } from './guests/open-guest-checkout.ts';
export { payGuestPurchase } from './guests/pay-guest-purchase.ts';
export { createGuestLinks, type PortalLink } from './guests/portal-links.ts';
export type { PurchaseLinks } from './guests/purchase-links.ts';
export { readGuest } from './guests/read-guest.ts';
export { readPurchaseLink } from './guests/read-purchase-link.ts';
export { resumeGuestPurchase } from './guests/resume-guest-purchase.ts';
export { listUnclaimedPurchases, resendPurchaseLink } from './guests/unclaimed-purchases.ts';
export { eraseIntents } from './intents.queries.ts';
export { dismissIntent, openIntent, topUpForIntent } from './intents.ts';
export {
  getOwnIntent,
  listOwnIntents,
  listVisibleIntents,
  readCancelledIntent,
  readGuestCredit,
} from './read-intents.ts';
