import type { RefusalOf } from '#contract/endpoint.ts';
import type { receiveWebhook } from '#contract/operations/system.ts';
import type { Sen } from '#shared/money/money.ts';

export interface WalletInactive {
  readonly code: 'WALLET_INACTIVE';
}
export interface GatewayUnavailable {
  readonly code: 'GATEWAY_UNAVAILABLE';
}
export interface AmountTooSmall {
  readonly code: 'AMOUNT_TOO_SMALL';
  readonly details: { readonly minimum_bigint: Sen };
}
/** The ceiling of the payment method, in sen. */
export interface AmountTooLarge {
  readonly code: 'AMOUNT_TOO_LARGE';
  readonly details: { readonly maximum_bigint: Sen };
}
/** Switched off since it was offered. */
export interface PaymentWayUnavailable {
  readonly code: 'PAYMENT_WAY_UNAVAILABLE';
}
export interface PaymentNotFound {
  readonly code: 'PAYMENT_NOT_FOUND';
}
export interface WebhookNotFound {
  readonly code: 'WEBHOOK_NOT_FOUND';
}
export interface PaymentNotOpen {
  readonly code: 'PAYMENT_NOT_OPEN';
}
export interface PaymentNotRefundable {
  readonly code: 'PAYMENT_NOT_REFUNDABLE';
}
export type WebhookRefusal = RefusalOf<typeof receiveWebhook>;
