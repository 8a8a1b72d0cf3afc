/**
 * Orders, their items, and the holdings they give. It writes what was bought inside the transaction that paid for
 * it, and reads it back; it never moves money and never decides whether something may be bought.
 */

export { countDownload } from './count-download.ts';
export { endAccess } from './end-access.ts';
export { getOwnOrder, type OrderNotFound } from './get-own-order.ts';
export type { HeldRow } from './holdings.queries.ts';
export { keepHolding } from './keep-holding.ts';
export { listAllOrders, type StaffOrder } from './list-all-orders.ts';
export { type Entitlement, listEntitlements } from './list-entitlements.ts';
export { listOwnOrders, type Order } from './list-own-orders.ts';
export { type OrderToRefund, type Receipt, readHeldProductIds, readReceipt } from './orders.queries.ts';
export { readHolding } from './read-holding.ts';
export { type NewOrder, recordOrder } from './record-order.ts';
export { refundOrder } from './refund-order.ts';
