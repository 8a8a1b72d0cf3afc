/**
 * Orders, their items, and what they give: holdings, and gift codes that become holdings of others. Written in the
 * transaction that paid; whether something may be bought is decided elsewhere. The only money it moves is refunds.
 */

export { isHeld, ownedShare, type ProductWithParts, soldParts } from './bundles.rules.ts';
export { listGifts, redeemGift } from './gifts/gifts.ts';
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
} from './holdings/holdings.queries.ts';
export { listEntitlements, revokeOrderHoldings } from './holdings/holdings.ts';
export { eraseCustomer, type Receipt, readReceipt } from './orders.queries.ts';
export { notaOfOrder } from './orders.rules.ts';
export {
  countOwnOrders,
  getOwnOrder,
  listOwnOrders,
  type OrderNotFound,
  readHeldItem,
  readSoldItem,
  readSoldItems,
  type SoldItem,
} from './read-orders.ts';
export { recordOrder, recordRenewal } from './record-order.ts';
export {
  lockOrder,
  lockOrders,
} from './refunds/order-refunds.queries.ts';
export { readOrdersPaidBy, readRefundable, readRefundablePayments } from './refunds/read-refunds.ts';
export { refundOrder } from './refunds/refund-order.ts';
export { type PaymentRefund, refundOrderToPayment } from './refunds/refund-order-to-payment.ts';
export { settleGatewayRefund } from './refunds/settle-gateway-refund.ts';
export { resendAnyReceipt, resendReceipt } from './resend-receipt.ts';
export { exportOrders } from './staff/export-orders.ts';
export { findOrders } from './staff/find-orders.ts';
export { getAnyOrder, type StaffOrderFacts } from './staff/get-any-order.ts';
export { giveProduct } from './staff/give-product.ts';
export { listAllOrders } from './staff/list-all-orders.ts';
export { setOrderStatus } from './staff/set-order-status.ts';
