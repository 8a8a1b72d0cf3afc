/**
 * Payments through gateways: opened, told of by signed notices, settled by them. It credits a wallet exactly once
 * for a payment, only because a gateway says so, never because a browser does; it does not know what is bought.
 */
export { checkPayment } from './check-payment.ts';
export { decideSession } from './dev-gateway/decide-session.ts';
export { createDevGateway, DEV_GATEWAY } from './dev-gateway/dev-gateway.ts';
export { SIGNATURE_HEADER, sign } from './dev-gateway/dev-notice.ts';
export { getSession } from './dev-gateway/get-session.ts';
export { type NoticeDelivery, sendNotice } from './dev-gateway/send-notice.ts';
export type { Gateway, Gateways } from './gateway.ts';
export { getOwnPayment } from './get-own-payment.ts';
export { handleWebhookEvent } from './handle-webhook-event.ts';
export { listOwnPayments } from './list-own-payments.ts';
export {
  type OpenedTopUp,
  openTopUp,
  type TopUp,
  type TopUpRefusal,
  type TopUpServices,
} from './open-top-up.ts';
export { receiveWebhook } from './receive-webhook.ts';
export { settleStalePayments } from './settle-stale-payments.ts';
export { simulatePayment } from './simulate-payment.ts';
