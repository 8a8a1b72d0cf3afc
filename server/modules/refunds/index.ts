/**
 * What buyers may ask back, and what became of it (DECISIONS 51). The policy that stood when something was bought goes
 * with its order. Money is given back by the module of the orders, exactly when a request is approved, once.
 */
export type { Consumption, ReadConsumption } from './consumption.ts';
export { type Decision, decideRefundRequest } from './decide-refund-request.ts';
export { type ForeseenSettlement, foreseeSettlement } from './foresee-settlement.ts';
export { forgetRequests } from './forget-requests.ts';
export { listOwnRequests } from './list-own-requests.ts';
export { listRefundQueue, type QueuedRefund } from './list-refund-queue.ts';
export { type HeldRefund, readHeldRefund } from './read-held-refund.ts';
export { type ItemRefund, readItemRefunds } from './read-item-refunds.ts';
export { type RefundDecisionFacts, readRefundDecision } from './read-refund-decision.ts';
export { type GivenByStaff, refundByStaff, type StaffRefund } from './refund-by-staff.ts';
export { type RefundPolicy, readRefundPolicy } from './refund-policy.ts';
export { type RefundServices, requestRefund } from './request-refund.ts';
export { type DisputeSettlement, type SettledDispute, settleDispute } from './settle-dispute.ts';
export { withdrawRefundRequest } from './withdraw-refund-request.ts';
