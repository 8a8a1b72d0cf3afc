import type { RefusalOf } from '#contract/endpoint.ts';
import type { setOrderStatus } from '#contract/orders/admin.ts';
import type { Sen } from '#shared/money/money.ts';

export type RefundRefusal =
  | { readonly code: 'ORDER_NOT_FOUND' }
  /** Sen that can still be refunded. */
  | { readonly code: 'REFUND_EXCEEDS_PAID'; readonly refundable_bigint: Sen }
  | { readonly code: 'ALREADY_POSTED' };

export type StatusRefusal = RefusalOf<typeof setOrderStatus>;
