import { type ReactNode, useState } from 'react';
import { Money } from '#app/components/commerce/money.tsx';
import { type Column, DataTable } from '#app/components/data-table/data-table.tsx';
import { RowTitle } from '#app/components/data-table/row-title.tsx';
import { lazyDialog } from '#app/components/dialogs/lazy-dialog.tsx';
import { Button } from '#app/components/ui/button.tsx';
import type { AdminPayment, Webhook } from '#contract/admin/sales/payments.ts';
import { paymentsCopy as copy } from '#messages/admin-payments.ts';
import { paymentMethodLabel } from '#messages/payment-ways.ts';
import { toRupiah } from '#shared/money/money.ts';
import { formatCardDate, formatDayMonth, formatTime } from '#shared/time/dates.ts';
import { PaymentBadge, PaymentFlags, WebhookBadge } from './badges.tsx';
import { PaymentDetail, WebhookDetail } from './detail-dialog.tsx';
import { PaymentActionButton } from './payment-action-button.tsx';

const ReasonDialog = lazyDialog(async () => (await import('./reason-dialog.tsx')).ReasonDialog);

const when = (at: string): ReactNode => (
  <span className="num whitespace-nowrap text-ink-2">
    {formatCardDate(at)}, {formatTime(at)}
  </span>
);

const paymentColumns = (
  onOpen: (payment: AdminPayment) => void,
  { columns } = copy,
): readonly Column<AdminPayment>[] => [
  {
    header: columns.user,
    isTitle: true,
    cell: (payment, folded) => (
      <RowTitle
        opens={() => onOpen(payment)}
        title={<span className="block truncate">{payment.user_email}</span>}
        hint={payment.flags.length > 0 && <PaymentFlags payment={payment} />}
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
    cell: ({ payment_method, gateway }) =>
      `${paymentMethodLabel(payment_method)}, ${paymentMethodLabel(gateway)}`,
  },
  { header: columns.status, cell: ({ status }) => <PaymentBadge status={status} /> },
  {
    header: columns.created,
    fold: 'tablet',
    line: ({ created_at }) => <span className="num">{formatDayMonth(created_at)}</span>,
    cell: ({ created_at }) => when(created_at),
  },
];

const webhookColumns = (
  onOpen: (webhook: Webhook) => void,
  { columns } = copy,
): readonly Column<Webhook>[] => [
  {
    header: columns.event,
    isTitle: true,
    cell: (webhook, folded) => (
      <RowTitle
        opens={() => onOpen(webhook)}
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
  const [seen, setSeen] = useState<string | null>(null);
  const [reviewed, setReviewed] = useState<AdminPayment | null>(null);
  // Looked up by id, so that a recheck shows in the open dialog.
  const payment = payments.find(({ id }) => id === seen);
  const canCheckGateway =
    payment !== undefined && payment.status !== 'completed' && payment.status !== 'refunded';
  const needsReview = payment !== undefined && payment.flags.length > 0 && payment.reviewed_at === null;
  return (
    <>
      <DataTable
        {...sorting}
        label={copy.tabLabels.payments}
        rows={payments}
        columns={paymentColumns(({ id }) => setSeen(id))}
        keyOf={({ id }) => id}
        actions={({ id, user_email }) => <OpenButton name={user_email} onOpen={() => setSeen(id)} />}
      />
      {payment !== undefined && (
        <PaymentDetail
          payment={payment}
          onClose={() => setSeen(null)}
          actions={
            (canCheckGateway || needsReview) && (
              <>
                {needsReview && (
                  <Button variant="outline" size="sm" onClick={() => setReviewed(payment)}>
                    {copy.close}
                  </Button>
                )}
                {canCheckGateway && <PaymentActionButton action="check" id={payment.id} variant="primary" />}
              </>
            )
          }
        />
      )}
      {reviewed !== null && (
        <ReasonDialog
          intent="review"
          id={reviewed.id}
          title={`${copy.close}: ${reviewed.user_email}`}
          onClose={() => setReviewed(null)}
        />
      )}
    </>
  );
}

export function WebhookTable({ webhooks }: { readonly webhooks: readonly Webhook[] }) {
  const [seen, setSeen] = useState<number | null>(null);
  const [closed, setClosed] = useState<Webhook | null>(null);
  const webhook = webhooks.find(({ id }) => id === seen);
  return (
    <>
      <DataTable
        {...sorting}
        label={copy.tabLabels.webhooks}
        rows={webhooks}
        columns={webhookColumns(({ id }) => setSeen(id))}
        keyOf={({ id }) => String(id)}
        actions={({ id }) => <OpenButton name={copy.webhook(String(id))} onOpen={() => setSeen(id)} />}
      />
      {webhook !== undefined && (
        <WebhookDetail
          webhook={webhook}
          onClose={() => setSeen(null)}
          actions={
            webhook.status !== 'Processed' && (
              <>
                <Button variant="outline" size="sm" onClick={() => setClosed(webhook)}>
                  {copy.close}
                </Button>
                <PaymentActionButton action="replay" id={String(webhook.id)} variant="primary" />
              </>
            )
          }
        />
      )}
      {closed !== null && (
        <ReasonDialog
          intent="close"
          id={String(closed.id)}
          title={`${copy.close}: webhook #${closed.id}`}
          onClose={() => setClosed(null)}
        />
      )}
    </>
  );
}

function OpenButton({ name, onOpen }: { readonly name: string; readonly onOpen: () => void }) {
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-label={`${copy.open}: ${name}`}
      onClick={onOpen}
      className="@max-cards:hidden"
    >
      {copy.open}
    </Button>
  );
}
