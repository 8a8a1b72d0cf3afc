/**
 * Refund requests of buyers and staff refunds (DECISIONS 51). A request is judged by the policy stored with its order.
 * The orders module moves the money, once, when a request is approved.
 */

export { listRefundQueue, refundByStaff, type StaffRefund } from './admin-refunds.ts';
export { decideRefundRequest, readRefundDecision } from './decide-refund-request.ts';
export type { ReadConsumption, RefundContext } from './refund-policy.ts';
export { policyOf, type RefundPolicy, readRefundPolicy } from './refund-policy.ts';
export { eraseRefundRequests, listOwnRequests, listRefundableOrders } from './refund-requests.queries.ts';
export {
  type RefundServices,
  readHeldRefund,
  readItemRefunds,
  requestRefund,
  withdrawRefundRequest,
} from './refund-requests.ts';
