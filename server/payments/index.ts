/**
 * Payments through gateways, settled by signed webhooks. Credits a wallet exactly once per payment and only on the
 * gateway's word, never the browser's; knows nothing of what is bought. Sends refunds to gateways and records their
 * state; orders post the ledger entries.
 */

export {
  type Dispute,
  lockDispute,
  readDispute,
  readUndisputed,
  writeSettlement,
} from './disputes/disputes.queries.ts';
export { defaultGatewayPolicy, type GatewayPolicy } from './gateways/circuit-breaker.ts';
export { createDevGateway, DEV_GATEWAY } from './gateways/dev/dev-gateway.ts';
export {
  decideSession,
  deliverWebhook,
  getSession,
  type WebhookDelivery,
} from './gateways/dev/dev-sessions.ts';
export { SIGNATURE_HEADER, sign } from './gateways/dev/dev-webhook.ts';
export type { Gateway, Gateways } from './gateways/gateway.ts';
export { GatewayError } from './gateways/gateway-error.ts';
export { createPaypalGateway, PAYPAL } from './gateways/paypal/paypal-gateway.ts';
export { createStripeGateway, STRIPE } from './gateways/stripe/stripe-gateway.ts';
export { createXenditGateway, XENDIT } from './gateways/xendit/xendit-gateway.ts';
export { type PaymentFacts, readPaymentFacts } from './open-payments.queries.ts';
export {
  type GuestPayment,
  type GuestPaymentRefusal,
  type OpenedTopUp,
  openGuestPayment,
  openTopUp,
  type TopUp,
  type TopUpRefusal,
  type TopUpServices,
} from './open-top-up.ts';
export type { PaidPurchases, ReceivedPayment } from './paid-purchases.ts';
export type { PaymentNotRefundable } from './payments.errors.ts';
export { erasePayer, hasPaid } from './payments.queries.ts';
export { readPaymentOf, readReceivedFor } from './purchase-payments.queries.ts';
export { getOwnPayment, listOwnPayments } from './read-payments.ts';
export { listFindings, reviewPayment } from './reconciliation/reconciliation.ts';
export { requestGatewayRefund, sendGatewayRefund } from './refunds/gateway-refunds.ts';
export { nextPosting } from './refunds/refund.rules.ts';
export {
  lockRefund,
  markPaymentByRefunds,
  markRefundPaidOut,
  markRefundReturned,
  type RefundFacts,
  readRefund,
  readRefundableByPayment,
  readRefundOfKey,
  readReservedRefunds,
} from './refunds/refunds.queries.ts';
export { settleStaleRefunds } from './refunds/settle-stale-refunds.ts';
export {
  checkPayment,
  checkPaymentsOf,
  recheckPayment,
  settleStalePayments,
} from './settlement/check-payments.ts';
export { simulatePayment } from './simulate-payment.ts';
export { listAllPayments } from './staff.queries.ts';
export { listUnpaid } from './unpaid.queries.ts';
export { listPaymentWays } from './way-policy.ts';
export { handleWebhookEvent } from './webhooks/handle-webhook-event.ts';
export { receiveWebhook } from './webhooks/receive-webhook.ts';
export { pruneWebhookPayloads } from './webhooks/webhook-events.queries.ts';
export { closeWebhook, listWebhookEvents, replayWebhook } from './webhooks/webhook-log.ts';
