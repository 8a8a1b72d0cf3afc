import { Badge } from '#app/components/ui/badge.tsx';
import type { AdminPayment } from '#contract/admin/payments.ts';
import { paymentsCopy as copy } from '#messages/admin-payments.ts';
import { type PaymentStatus, shownPaymentStatus, type WebhookStatus } from '#shared/payments.ts';
import { flagLabel } from './flag-label.ts';

const paymentVariants = { completed: 'ok', failed: 'bad', pending: 'hot' } as const;

/** Coloured by what payers see (DECISIONS 13), labelled with the stored status. */
export function PaymentBadge({ status }: { readonly status: PaymentStatus }) {
  return <Badge variant={paymentVariants[shownPaymentStatus(status)]}>{copy.paymentStatuses[status]}</Badge>;
}

const webhookVariants = { Processed: 'ok', Failed: 'bad', Pending: 'hot' } as const;

/** APAY-006 to APAY-008. */
export function WebhookBadge({ status }: { readonly status: WebhookStatus }) {
  return <Badge variant={webhookVariants[status]}>{copy.webhookStatuses[status]}</Badge>;
}

/** Why a payment needs review, and whether it was reviewed. */
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
