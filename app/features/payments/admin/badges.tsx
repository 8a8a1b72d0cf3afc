import { StatusDot } from '#app/components/ui/status-dot.tsx';
import type { AdminPayment } from '#contract/payments/admin.ts';
import { paymentsCopy as copy } from '#messages/payments/admin.ts';
import { type PaymentStatus, shownPaymentStatus, type WebhookStatus } from '#shared/payments/payments.ts';
import { flagLabel } from './flag-label.ts';

const paymentTones = { completed: 'ok', failed: 'bad', pending: 'wait' } as const;

/** Coloured by what payers see (DECISIONS 13), labelled with the stored status. */
export function PaymentBadge({ status }: { readonly status: PaymentStatus }) {
  return (
    <StatusDot tone={paymentTones[shownPaymentStatus(status)]}>{copy.paymentStatuses[status]}</StatusDot>
  );
}

const webhookTones = { Processed: 'ok', Failed: 'bad', Pending: 'wait' } as const;

interface WebhookBadgeProps {
  readonly status: WebhookStatus;
  readonly isForeign: boolean;
}

/** APAY-006 to APAY-008. */
export function WebhookBadge({ status, isForeign }: WebhookBadgeProps) {
  return (
    <StatusDot tone={isForeign ? 'off' : webhookTones[status]}>
      {copy.webhookStatuses[status]}
      {isForeign && `, ${copy.foreign}`}
    </StatusDot>
  );
}

export function PaymentFlags({ payment: { flags, reviewed_at } }: { readonly payment: AdminPayment }) {
  if (flags.length === 0) return null;
  const label = flags.map(flagLabel).join(', ');
  return (
    <span className={reviewed_at === null ? 'text-debit' : 'text-ink-3'}>
      {label}
      {reviewed_at !== null && `, ${copy.reviewed}`}
    </span>
  );
}
