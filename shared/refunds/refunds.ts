/** Values of refund requests for database, API and screens (DECISIONS 51). */
export const refundStatuses = ['requested', 'approved', 'rejected', 'withdrawn'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

export const refundDestinations = ['wallet', 'original_payment'] as const;
export type RefundDestination = (typeof refundDestinations)[number];

/** Destination of a staff refund (ATOOL-009): the wallet, or the payment that filled it. */
export const refundMethods = ['wallet_credit', 'payment_provider'] as const;
export type RefundMethod = (typeof refundMethods)[number];

export const refundObstacles = [
  'REFUND_NOTHING_PAID',
  'REFUND_ALREADY_REQUESTED',
  'REFUND_SUBSCRIPTION',
  'REFUND_GIFTED',
  'REFUND_TOO_LATE',
  'REFUND_DOWNLOADED',
  'REFUND_CONSUMED',
] as const;
