/**
 * What buyers may ask back, and what became of it (DECISIONS 51). The policy that stood when something was bought goes
 * with its order. Money is given back by the module of the orders, exactly when a request is approved, once.
 */

export { previewSettlement, type SettlementPreview } from './disputes/preview-settlement.ts';
export { type DisputeSettlement, type SettledDispute, settleDispute } from './disputes/settle-dispute.ts';
export type { Consumption, ReadConsumption } from './requests/consumption.ts';
export { type Decision, decideRefundRequest } from './requests/decide-refund-request.ts';
export { eraseRefundRequests } from './requests/erase-refund-requests.ts';
export { listOwnRequests } from './requests/list-own-requests.ts';
export { type HeldRefund, readHeldRefund } from './requests/read-held-refund.ts';
export { type ItemRefund, readItemRefunds } from './requests/read-item-refunds.ts';
export { type RefundDecisionFacts, readRefundDecision } from './requests/read-refund-decision.ts';
export { type RefundPolicy, readRefundPolicy } from './requests/refund-policy.ts';
export { type RefundServices, requestRefund } from './requests/request-refund.ts';
export { withdrawRefundRequest } from './requests/withdraw-refund-request.ts';
export { listRefundQueue, type QueuedRefund } from './staff/list-refund-queue.ts';
export { refundByStaff, type StaffRefund, type StaffRefundResult } from './staff/refund-by-staff.ts';
