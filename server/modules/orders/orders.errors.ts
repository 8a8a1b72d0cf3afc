import type { Sen } from '#shared/money.ts';

export type RefundRefusal =
  | { readonly code: 'ORDER_NOT_FOUND' }
  /** What may still be given back, in sen. */
  | { readonly code: 'REFUND_EXCEEDS_PAID'; readonly refundable_bigint: Sen }
  | { readonly code: 'ALREADY_POSTED' };
