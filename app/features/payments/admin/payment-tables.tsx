import type { ReactNode } from 'react';
import { Money } from '#app/components/commerce/money.tsx';
import { type Column, DataTable } from '#app/components/data-table/data-table.tsx';
import { OpenLink } from '#app/components/data-table/open-link.tsx';
import { RowTitle } from '#app/components/data-table/row-title.tsx';
import { useOpenRow } from '#app/components/data-table/use-open-row.ts';
import { StatusDot } from '#app/components/ui/status-dot.tsx';
import type { AdminPayment, Webhook } from '#contract/payments/admin.ts';
import { paymentsCopy as copy } from '#messages/payments/admin.ts';
import { paymentMethodLabel } from '#messages/payments/ways.ts';
import { toRupiah } from '#shared/money/money.ts';
import { type PaymentStatus, shownPaymentStatus, type WebhookStatus } from '#shared/payments/payments.ts';
import { formatCardDate, formatDayMonth, formatTime } from '#shared/time/dates.ts';

const when = (at: string): ReactNode => (
  <span className="num whitespace-nowrap text-ink-2">
    {formatCardDate(at)}, {formatTime(at)}
  </span>
);

const paymentColumns = (
  hrefOf: (id: string) => string,
  { columns } = copy,
): readonly Column<AdminPayment>[] => [
  {
    header: columns.user,
    isTitle: true,
    cell: (payment, folded) => (
      <RowTitle
        opens={hrefOf(payment.id)}
        title={payment.user_name}
        hint={payment.flags.length > 0 ? <PaymentFlags payment={payment} /> : payment.user_email}
      >
        {folded}
      </RowTitle>
    ),
  },
  {
    header: columns.amount,
    isNumber: true,
    cell: ({ amount_bigint }) => <Money amount={toRupiah(amount_bigint)} className="font-semibold" />,
  },
  {
    header: columns.gateway,
    fold: 'tablet',
    line: 'wide',
    cell: ({ payment_method, gateway }) =>
      [...new Set([payment_method, gateway].map(paymentMethodLabel))].join(', '),
  },
  { header: columns.status, cell: ({ status }) => <PaymentBadge status={status} /> },
  {
    header: columns.created,
    fold: 'tablet',
    line: ({ created_at }) => <span className="num">{formatDayMonth(created_at)}</span>,
    cell: ({ created_at }) => when(created_at),
  },
];

const webhookColumns = (hrefOf: (id: string) => string, { columns } = copy): readonly Column<Webhook>[] => [
  {
    header: columns.event,
    isTitle: true,
    cell: (webhook, folded) => (
      <RowTitle
        opens={hrefOf(String(webhook.id))}
        title={webhook.event_type}
        hint={
          webhook.error_message !== null && (
            <span className="block whitespace-normal break-words text-debit">{webhook.error_message}</span>
          )
        }
      >
        {folded}
      </RowTitle>
    ),
  },
  { header: columns.gateway, fold: 'tablet', cell: ({ gateway }) => paymentMethodLabel(gateway) },
  {
    header: columns.status,
    cell: ({ status, is_foreign }) => <WebhookBadge status={status} isForeign={is_foreign} />,
  },
  {
    header: columns.created,
    fold: 'tablet',
    line: ({ created_at }) => <span className="num">{formatDayMonth(created_at)}</span>,
    cell: ({ created_at }) => when(created_at),
  },
];

const sorting = { sort: '', sortHref: () => '' } as const;

export function PaymentTable({ payments }: { readonly payments: readonly AdminPayment[] }) {
  const { hrefOf } = useOpenRow();
  return (
    <DataTable
      {...sorting}
      label={copy.tabLabels.payments}
      rows={payments}
      columns={paymentColumns(hrefOf)}
      keyOf={({ id }) => id}
      actions={({ id, user_email }) => <OpenLink label={`${copy.open}: ${user_email}`} to={hrefOf(id)} />}
    />
  );
}

export function WebhookTable({ webhooks }: { readonly webhooks: readonly Webhook[] }) {
  const { hrefOf } = useOpenRow();
  return (
    <DataTable
      {...sorting}
      label={copy.tabLabels.webhooks}
      rows={webhooks}
      columns={webhookColumns(hrefOf)}
      keyOf={({ id }) => String(id)}
      actions={({ id }) => (
        <OpenLink label={`${copy.open}: ${copy.webhook(String(id))}`} to={hrefOf(String(id))} />
      )}
    />
  );
}

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

export function flagLabel(flag: string): string {
  const labels: Readonly<Record<string, string>> = copy.flags;
  return labels[flag] ?? flag;
}
