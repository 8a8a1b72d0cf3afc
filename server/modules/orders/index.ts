/**
 * Orders, their items, and the holdings they give. It writes what was bought inside the transaction that paid for
 * it, and reads it back; it never moves money and never decides whether something may be bought.
 */

export { endAccess } from './end-access.ts';
export { forgetCustomer } from './forget-customer.ts';
export { getOwnOrder, type OrderNotFound } from './get-own-order.ts';
export { listAllOrders, type StaffOrder } from './list-all-orders.ts';
export { type Entitlement, listEntitlements } from './list-entitlements.ts';
export { listOwnOrders, type Order } from './list-own-orders.ts';
export { type OrderToRefund, type Receipt, readHeldProductIds, readReceipt } from './orders.queries.ts';
export { type NewOrder, recordOrder } from './record-order.ts';
export { refundOrder } from './refund-order.ts';
