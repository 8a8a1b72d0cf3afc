/**
 * Orders, their items, and what they give: holdings, and gift codes that become holdings of others. It writes what was
 * bought inside the transaction that paid for it, and reads it back; it never decides whether something may be bought,
 * and money it only gives back.
 */

export { countDownload } from './count-download.ts';
export { endAccess } from './end-access.ts';
export { endHeldProduct } from './end-held-product.ts';
export { endWhatItGave } from './end-what-it-gave.ts';
export { exportOrders } from './export-orders.ts';
export { type FoundOrder, findOrders } from './find-orders.ts';
export { forgetCustomer } from './forget-customer.ts';
export { getAnyOrder, type StaffOrderFacts } from './get-any-order.ts';
export { getOwnOrder, type OrderNotFound } from './get-own-order.ts';
export type { GiftRefusal } from './gift-codes.errors.ts';
export { readGrantedGift } from './gift-codes.queries.ts';
export { type Grant, grantProduct } from './grant-product.ts';
export { type HeldRow, readHeldProductIds, readOwnedIds } from './holdings.queries.ts';
export { keepHolding } from './keep-holding.ts';
export { listAllOrders, type StaffOrder } from './list-all-orders.ts';
export { type Entitlement, listEntitlements } from './list-entitlements.ts';
export { type Gift, listGifts } from './list-gifts.ts';
export { listOwnOrders, type Order } from './list-own-orders.ts';
export { type OrderToRefund, selectOrderForUpdate as lockOrder } from './order-refunds.queries.ts';
export { type Receipt, readReceipt } from './orders.queries.ts';
export { readDownloads } from './read-downloads.ts';
export { readHolding } from './read-holding.ts';
export { readOrdersPaidBy, readRefundablePayments } from './read-refundable-payments.ts';
export { readHeldItem, readSoldItem, type SoldItem } from './read-sold-item.ts';
export { type NewOrder, recordOrder } from './record-order.ts';
export { type Renewal, recordRenewal } from './record-renewal.ts';
export { redeemGift } from './redeem-gift.ts';
export { refundOrder } from './refund-order.ts';
export { type PaymentRefund, refundOrderToPayment } from './refund-order-to-payment.ts';
export { resendAnyReceipt } from './resend-any-receipt.ts';
export { resendReceipt } from './resend-receipt.ts';
export { setOrderStatus } from './set-order-status.ts';
export { settleGatewayRefund } from './settle-gateway-refund.ts';
