/**
 * Refund requests of buyers, staff refunds and dispute settlements (DECISIONS 51). A request is judged by the policy
 * stored with its order. The orders module moves the money, once, when a request is approved.
 */

export { settleDispute } from './disputes/settle-dispute.ts';
export { previewSettlement } from './disputes/settlement-outcome.ts';
export type { ReadConsumption, RefundContext } from './requests/consumption.ts';
export { decideRefundRequest } from './requests/decide-refund-request.ts';
export { readRefundDecision } from './requests/read-refund-decision.ts';
export { readHeldRefund, readItemRefunds } from './requests/read-refunds.ts';
export { policyOf, type RefundPolicy, readRefundPolicy } from './requests/refund-policy.ts';
export { eraseRefundRequests, listOwnRequests } from './requests/refunds.queries.ts';
export { type RefundServices, requestRefund } from './requests/request-refund.ts';
export { withdrawRefundRequest } from './requests/withdraw-refund-request.ts';
export { listRefundQueue } from './staff/list-refund-queue.ts';
export { refundByStaff, type StaffRefund } from './staff/refund-by-staff.ts';
export { listRefundableOrders } from './staff/staff-refunds.queries.ts';
