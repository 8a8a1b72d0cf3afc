/**
 * Purchases that wait for money ("bayar kekurangan", DECISIONS 10), of accounts and of guests (DECISIONS 54). They
 * complete once, in the transaction of the credit. If one is refused then, it is cancelled with the reason, and the
 * credit stays in the wallet. Whose product its buyer gets in another way ends with that, by a trigger. A guest's account is found or made by then, and nothing about it is told to the payer.
 * What staff gives to an address without an account waits here, too, and is claimed in the same way (ADR 0126).
 */

export { completeIntent, type IntentServices, paidPurchases } from './complete-intent.ts';
export { giveWaitingGrants } from './grants/give-waiting-grants.ts';
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
export { forgetGuests, isMailedWithLink } from './guests/guests.queries.ts';
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
