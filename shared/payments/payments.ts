export const RECOVERY_SHOWN_DAYS = 30;

/** Stored statuses; `expired` and `cancelled` are shown as failed (DECISIONS 13). */
export const paymentStatuses = [
  'pending',
  'completed',
  'failed',
  'expired',
  'cancelled',
  'refunded',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const gatewayRefundStatuses = ['pending', 'succeeded', 'failed'] as const;
export type GatewayRefundStatus = (typeof gatewayRefundStatuses)[number];

export type ShownPaymentStatus = 'completed' | 'failed' | 'pending';

/** The displayed status; unknown ones are pending (WAL-035, DECISIONS 13). */
export function shownPaymentStatus(status: string): ShownPaymentStatus {
  if (['completed', 'success', 'refunded'].includes(status)) return 'completed';
  if (['failed', 'cancelled', 'expired'].includes(status)) return 'failed';
  return 'pending';
}

/** The displayed status of a webhook event; an error wins (APAY-006 to APAY-008). */
export const webhookStatuses = ['Failed', 'Processed', 'Pending'] as const;
export type WebhookStatus = (typeof webhookStatuses)[number];

export function webhookStatus(event: {
  readonly processed: boolean;
  readonly error_message: string | null;
}): WebhookStatus {
  if (event.error_message !== null) return 'Failed';
  return event.processed ? 'Processed' : 'Pending';
}

export const findingKinds = [
  'dispute',
  'warning',
  'stuck',
  'late',
  'amount_differs',
  'unmatched',
  'duplicate',
] as const;
export type FindingKind = (typeof findingKinds)[number];

export const resolutions = ['check', 'replay', 'review', 'settle'] as const;
export type Resolution = (typeof resolutions)[number];
