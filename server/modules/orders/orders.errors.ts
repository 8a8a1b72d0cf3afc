import type { KeyReused } from '#server/platform/idempotency.ts';
import type { Sen } from '#shared/money.ts';

export type RefundRefusal =
  | { readonly code: 'ORDER_NOT_FOUND' }
  /** Sen that can still be refunded. */
  | { readonly code: 'REFUND_EXCEEDS_PAID'; readonly refundable_bigint: Sen }
  | { readonly code: 'ALREADY_POSTED' };

export type StatusRefusal =
  | { readonly code: 'ORDER_NOT_FOUND' }
  /** Money is left to refund; `refundable_bigint` in sen. */
  | { readonly code: 'REFUND_NEEDED'; readonly details: { readonly refundable_bigint: Sen } };

export type GrantRefusal =
  | { readonly code: 'USER_NOT_FOUND' }
  | { readonly code: 'PRODUCT_NOT_FOUND' }
  | { readonly code: 'ALREADY_OWNED' }
  /** Subscriptions are sold in paid periods. */
  | { readonly code: 'SUBSCRIPTION_NEEDS_PLAN' }
  /** A consultation belongs to the user who books it. */
  | { readonly code: 'GIFT_NOT_POSSIBLE' }
  | KeyReused;
