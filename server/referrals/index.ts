/**
 * Referral: a buyer's code gives a friend a discount, which `server/discounts` prices, and the buyer credit once the refund
 * period of that purchase is over. Credit follows refunds in both directions. Affiliates earn a share of purchases with a
 * code of theirs, which the owner transfers to their bank.
 */

export {
  eraseAffiliate,
  listAffiliates,
  listOwnAffiliateFacts,
  readOwnAffiliate,
} from './affiliates/affiliates.queries.ts';
export {
  createAffiliate,
  editAffiliate,
  exportPayouts,
  exportStatement,
  payAffiliate,
} from './affiliates/affiliates.ts';
export { decideReferral } from './decide-referral.ts';
export { createReferralCode, readOwnReferrals } from './own-referrals.ts';
export { decideReferralTerms, readProgram, readPublicTerms, setReferralTerms } from './referral-terms.ts';
export {
  eraseReferralCode,
  listOwnReferralFacts,
  listReferrals,
  readRewardNotice,
} from './referrals.queries.ts';
export { selectDueReferrals } from './settle-referral.queries.ts';
export { settleReferral } from './settle-referral.ts';
