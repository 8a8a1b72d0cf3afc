/**
 * Orders, their items, and what they give: holdings, and gift codes that become holdings of others. It writes what was
 * bought inside the transaction that paid for it, and reads it back; it never decides whether something may be bought,
 * and money it only gives back.
 */

export { eraseCustomer } from './erase-customer.ts';
export { getOwnOrder, type OrderNotFound } from './get-own-order.ts';
export type { GiftRefusal } from './gifts/gift-codes.errors.ts';
export { readGrantedGift } from './gifts/gift-codes.queries.ts';
export { type Gift, listGifts } from './gifts/list-gifts.ts';
export { redeemGift } from './gifts/redeem-gift.ts';
export { expireHolding } from './holdings/expire-holding.ts';
export { type HeldRow, readHeldProductIds, readOwnedIds } from './holdings/holdings.queries.ts';
export { incrementDownloads } from './holdings/increment-downloads.ts';
export { type Entitlement, listEntitlements } from './holdings/list-entitlements.ts';
export { lockHolding } from './holdings/lock-holding.ts';
export { readDownloads } from './holdings/read-downloads.ts';
export { readHolding } from './holdings/read-holding.ts';
export { revokeHolding } from './holdings/revoke-holding.ts';
export { revokeOrderHoldings } from './holdings/revoke-order-holdings.ts';
export { listOwnOrders, type Order } from './list-own-orders.ts';
export { type Receipt, readReceipt } from './orders.queries.ts';
export { readHeldItem, readSoldItem, type SoldItem } from './read-sold-item.ts';
export { type NewOrder, recordOrder } from './record-order.ts';
export { type Renewal, recordRenewal } from './record-renewal.ts';
export { type OrderToRefund, selectOrderForUpdate as lockOrder } from './refunds/order-refunds.queries.ts';
export { readOrdersPaidBy, readRefundablePayments } from './refunds/read-refundable-payments.ts';
export { refundOrder } from './refunds/refund-order.ts';
export { type PaymentRefund, refundOrderToPayment } from './refunds/refund-order-to-payment.ts';
export { settleGatewayRefund } from './refunds/settle-gateway-refund.ts';
export { resendReceipt } from './resend-receipt.ts';
export { exportOrders } from './staff/export-orders.ts';
export { type FoundOrder, findOrders } from './staff/find-orders.ts';
export { getAnyOrder, type StaffOrderFacts } from './staff/get-any-order.ts';
export { type Grant, grantProduct } from './staff/grant-product.ts';
export { listAllOrders, type StaffOrder } from './staff/list-all-orders.ts';
export { resendAnyReceipt } from './staff/resend-any-receipt.ts';
export { setOrderStatus } from './staff/set-order-status.ts';
