/**
 * Orders, their items, and what they give: holdings, and gift codes that become holdings of others. Written in the
 * transaction that paid; whether something may be bought is decided elsewhere. The only money it moves is refunds.
 */

export { exportOrders, getAnyOrder, listAllOrders, type StaffOrderFacts } from './admin-orders.ts';
export { giveProduct, setOrderStatus } from './change-orders.ts';
export { findOrders } from './find-orders.ts';
export { listGifts, redeemGift } from './gifts.ts';
export {
  expireHolding,
  type Holder,
  type HoldingRow,
  holderRows,
  incrementDownloads,
  lockHolding,
  readDownloads,
  readHeldOf,
  readHeldProductIds,
  readHolding,
  readOwnedIds,
  revokeHolding,
} from './holdings.queries.ts';
export { listEntitlements, revokeOrderHoldings } from './holdings.ts';
export { eraseCustomer, type Receipt, readReceipt } from './orders.queries.ts';
export { isHeld, notaOfOrder, ownedShare, type ProductWithParts, soldParts } from './orders.rules.ts';
export {
  countOwnOrders,
  getOwnOrder,
  listOwnOrders,
  type NewOrder,
  type OrderNotFound,
  readHeldItem,
  readSoldItem,
  readSoldItems,
  recordOrder,
  recordRenewal,
  resendAnyReceipt,
  resendReceipt,
  type SoldItem,
} from './orders.ts';
export {
  readOrdersPaidBy,
  readPromotionalCredit,
  readRefundable,
  readRefundablePayments,
} from './refunds/read-refunds.ts';
export {
  lockOrder,
  lockOrders,
} from './refunds/refund-order.queries.ts';
export {
  type PaymentRefund,
  refundOrder,
  refundOrderToPayment,
  settleGatewayRefund,
} from './refunds/refund-order.ts';
