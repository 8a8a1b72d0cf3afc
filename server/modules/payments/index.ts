/**
 * Payments through gateways: opened, told of by signed notices, settled by them. It credits a wallet exactly once
 * for a payment, only because a gateway says so, never because a browser does; it does not know what is bought.
 * It sends refunds to gateways and keeps what they say of them; the orders post what follows.
 */

export { askGateway } from './ask-gateway.ts';
export { checkPayment } from './check-payment.ts';
export { closeWebhook } from './close-webhook.ts';
export { decideSession } from './dev-gateway/decide-session.ts';
export { createDevGateway, DEV_GATEWAY } from './dev-gateway/dev-gateway.ts';
export { SIGNATURE_HEADER, sign } from './dev-gateway/dev-notice.ts';
export { getSession } from './dev-gateway/get-session.ts';
export { type NoticeDelivery, sendNotice } from './dev-gateway/send-notice.ts';
export {
  type Dispute,
  lockDispute,
  readDispute,
  readUndisputed,
  writeSettlement,
} from './disputes.queries.ts';
export { emptyOldNotices } from './empty-old-notices.ts';
export { forgetPayer } from './forget-payer.ts';
export type { Gateway, Gateways } from './gateway.ts';
export { GatewayError } from './gateway-error.ts';
export { type Patience, patience } from './gateway-guard.ts';
export { getOwnPayment } from './get-own-payment.ts';
export { handleWebhookEvent } from './handle-webhook-event.ts';
export { listAllPayments } from './list-all-payments.ts';
export { type Finding, listFindings } from './list-findings.ts';
export { listGateways } from './list-gateways.ts';
export { listOwnPayments } from './list-own-payments.ts';
export { listWebhookEvents } from './list-webhook-events.ts';
export { lookAfterRefunds } from './look-after-refunds.ts';
export {
  type OpenedTopUp,
  openTopUp,
  type TopUp,
  type TopUpRefusal,
  type TopUpServices,
} from './open-top-up.ts';
export type { PaymentNotRefundable } from './payments.errors.ts';
export { createPaypalGateway, PAYPAL } from './paypal/paypal-gateway.ts';
export { receiveWebhook } from './receive-webhook.ts';
export { missingPosting } from './refund.rules.ts';
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
} from './refunds.queries.ts';
export { replayWebhook } from './replay-webhook.ts';
export { requestGatewayRefund } from './request-gateway-refund.ts';
export { reviewPayment } from './review-payment.ts';
export { sendGatewayRefund } from './send-gateway-refund.ts';
export { settleStalePayments } from './settle-stale-payments.ts';
export { simulatePayment } from './simulate-payment.ts';
export { createStripeGateway, STRIPE } from './stripe/stripe-gateway.ts';
export { createXenditGateway, XENDIT } from './xendit/xendit-gateway.ts';
