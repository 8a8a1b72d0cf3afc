/**
 * Payments through gateways: opened here, reported by signed webhooks, settled by them. Credits a wallet exactly once
 * per payment and only on the gateway's word, never the browser's; knows nothing of what is bought. Sends refunds to
 * gateways and records their state; orders post the ledger entries.
 */

export {
  type Dispute,
  lockDispute,
  readDispute,
  readUndisputed,
  writeSettlement,
} from './disputes/disputes.queries.ts';
export { defaultGatewayPolicy, type GatewayPolicy } from './gateways/circuit-breaker.ts';
export { decideSession } from './gateways/dev/decide-session.ts';
export { deliverWebhook, type WebhookDelivery } from './gateways/dev/deliver-webhook.ts';
export { createDevGateway, DEV_GATEWAY } from './gateways/dev/dev-gateway.ts';
export { SIGNATURE_HEADER, sign } from './gateways/dev/dev-webhook.ts';
export { getSession } from './gateways/dev/get-session.ts';
export { type Gateway, type Gateways, listGateways } from './gateways/gateway.ts';
export { GatewayError } from './gateways/gateway-error.ts';
export { createPaypalGateway, PAYPAL } from './gateways/paypal/paypal-gateway.ts';
export { createStripeGateway, STRIPE } from './gateways/stripe/stripe-gateway.ts';
export { createXenditGateway, XENDIT } from './gateways/xendit/xendit-gateway.ts';
export {
  type OpenedTopUp,
  openTopUp,
  type TopUp,
  type TopUpRefusal,
  type TopUpServices,
} from './open-top-up.ts';
export type { PaymentNotRefundable } from './payments.errors.ts';
export { erasePayer, readUnpaid as listUnpaid } from './payments.queries.ts';
export { getOwnPayment, listOwnPayments } from './read-payments.ts';
export { listFindings } from './reconciliation/list-findings.ts';
export { reviewPayment } from './reconciliation/review-payment.ts';
export { nextPosting } from './refunds/refund.rules.ts';
export {
  hasRefundablePayment,
  lockRefund,
  markPaymentByRefunds,
  markRefundPaidOut,
  markRefundReturned,
  type RefundFacts,
  readRefund,
  readRefundOfKey,
  readReservedRefunds,
} from './refunds/refunds.queries.ts';
export { requestGatewayRefund } from './refunds/request-gateway-refund.ts';
export { sendGatewayRefund } from './refunds/send-gateway-refund.ts';
export { settleStaleRefunds } from './refunds/settle-stale-refunds.ts';
export { checkPayment, recheckPayment } from './settlement/check-payment.ts';
export { settleStalePayments } from './settlement/settle-stale-payments.ts';
export { simulatePayment } from './simulate-payment.ts';
export { listAllPayments } from './staff.queries.ts';
export { closeWebhook } from './webhooks/close-webhook.ts';
export { handleWebhookEvent } from './webhooks/handle-webhook-event.ts';
export { listWebhookEvents } from './webhooks/list-webhook-events.ts';
export { receiveWebhook } from './webhooks/receive-webhook.ts';
export { replayWebhook } from './webhooks/replay-webhook.ts';
export { pruneWebhookPayloads } from './webhooks/webhook-events.queries.ts';
