/**
 * Payments through gateways, settled by signed webhooks. Credits a wallet exactly once per payment and only on the
 * gateway's word, never the browser's; knows nothing of what is bought. Sends refunds to gateways and records their
 * state; orders post the ledger entries.
 */

export { listAllPayments } from './admin-payments.queries.ts';
export {
  type Dispute,
  lockDispute,
  readDispute,
  readUndisputed,
  writeSettlement,
} from './disputes/disputes.queries.ts';
export {
  createDevGateway,
  DEV_GATEWAY,
  decideSession,
  deliverWebhook,
  getSession,
  SIGNATURE_HEADER,
  sign,
  type WebhookDelivery,
} from './gateways/dev/dev-gateway.ts';
export type { Gateway, Gateways } from './gateways/gateway.ts';
export { defaultGatewayPolicy, GatewayError, type GatewayPolicy } from './gateways/gateway-calls.ts';
export { createPaypalGateway, PAYPAL } from './gateways/paypal/paypal-gateway.ts';
export { createStripeGateway, STRIPE } from './gateways/stripe/stripe-gateway.ts';
export { listPaymentWays } from './gateways/ways.ts';
export { createXenditGateway, XENDIT } from './gateways/xendit/xendit-gateway.ts';
export {
  listUnpaid,
  type PaymentFacts,
  readPaymentFacts,
  readPaymentOf,
  readReceivedFor,
} from './open-payments.queries.ts';
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
export type { PaymentNotRefundable } from './payments.errors.ts';
export { erasePayer, hasPaid } from './payments.queries.ts';
export { nextPosting } from './payments.rules.ts';
export { getOwnPayment, listOwnPayments } from './read-payments.ts';
export { listFindings, reviewPayment } from './reconciliation/reconciliation.ts';
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
} from './refunds/gateway-refunds.queries.ts';
export { requestGatewayRefund, sendGatewayRefund, settleStaleRefunds } from './refunds/gateway-refunds.ts';
export {
  checkPayment,
  checkPaymentsOf,
  recheckPayment,
  settleStalePayments,
} from './settlement/check-payments.ts';
export type { PaidPurchases, ReceivedPayment } from './settlement/settle-payment.ts';
export { simulatePayment } from './simulate-payment.ts';
export { handleWebhookEvent } from './webhooks/handle-webhook-event.ts';
export { pruneWebhookPayloads } from './webhooks/webhook-events.queries.ts';
export { closeWebhook, listWebhookEvents, receiveWebhook, replayWebhook } from './webhooks/webhooks.ts';
