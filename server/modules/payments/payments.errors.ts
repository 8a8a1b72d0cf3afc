export interface WalletInactive {
  readonly code: 'WALLET_INACTIVE';
}
export interface GatewayUnavailable {
  readonly code: 'GATEWAY_UNAVAILABLE';
}
export interface KeyReused {
  readonly code: 'IDEMPOTENCY_KEY_REUSED';
}
export interface PaymentNotFound {
  readonly code: 'PAYMENT_NOT_FOUND';
}
export interface PaymentNotOpen {
  readonly code: 'PAYMENT_NOT_OPEN';
}
export type WebhookRefusal =
  | { readonly code: 'UNKNOWN_GATEWAY' }
  | { readonly code: 'BAD_SIGNATURE' }
  | { readonly code: 'BAD_EVENT' };
