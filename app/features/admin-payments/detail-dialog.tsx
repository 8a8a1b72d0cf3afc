import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DialogFrame } from '#app/components/dialogs/dialog-frame.tsx';
import type { AdminPayment, Webhook } from '#contract/admin/sales/payments.ts';
import { paymentsCopy } from '#messages/admin-payments.ts';
import { paymentMethodLabel } from '#messages/payment-ways.ts';
import { formatRupiah, type Sen, toRupiah } from '#shared/money/money.ts';
import { shortId } from '#shared/short-id.ts';
import { formatCardDate, formatTime } from '#shared/time/dates.ts';
import { PaymentBadge, PaymentFlags, WebhookBadge } from './badges.tsx';

interface PaymentDetailProps {
  readonly payment: AdminPayment;
  readonly actions: ReactNode;
  readonly onClose: () => void;
}

export function PaymentDetail({ payment, actions, onClose }: PaymentDetailProps) {
  const { facts } = paymentsCopy;
  const rows: Rows = [
    [facts.payer, payment.user_email],
    [facts.way, paymentMethodLabel(payment.payment_method)],
    [facts.gateway, payment.gateway],
    [facts.order, payment.order_id === null ? '–' : <OrderLink key="order" id={payment.order_id} />],
    [facts.amount, money(payment.amount_bigint)],
    [facts.received, payment.received_bigint === null ? '–' : money(payment.received_bigint)],
    [facts.created, moment(payment.created_at)],
    [facts.completed, payment.completed_at === null ? '–' : moment(payment.completed_at)],
    [facts.session, payment.session_id ?? '–'],
    [facts.transaction, payment.transaction_id ?? '–'],
    [facts.flags, payment.flags.length === 0 ? '–' : <PaymentFlags key="flags" payment={payment} />],
  ];
  return (
    <DialogFrame
      size="medium"
      title={money(payment.amount_bigint)}
      state={<PaymentBadge status={payment.status} />}
      text={payment.id}
      actions={actions}
      onClose={onClose}
    >
      <DetailRows rows={rows} />
      <RawData title={paymentsCopy.raw} data={payment.raw_payload} />
    </DialogFrame>
  );
}

/** The order that the payment bought. */
const OrderLink = ({ id }: { readonly id: string }) => (
  <Link to={`/admin/orders/${id}`} className="text-link underline-offset-4 hover:underline">
    {shortId(id)}
  </Link>
);

interface WebhookDetailProps {
  readonly webhook: Webhook;
  readonly actions: ReactNode;
  readonly onClose: () => void;
}

export function WebhookDetail({ webhook, actions, onClose }: WebhookDetailProps) {
  const { facts } = paymentsCopy;
  const rows: Rows = [
    [facts.gateway, webhook.gateway],
    [facts.event, webhook.event_type],
    [facts.created, moment(webhook.created_at)],
    [facts.completed, webhook.processed_at === null ? '–' : moment(webhook.processed_at)],
    [facts.attempts, String(webhook.attempts)],
    [facts.error, webhook.error_message ?? (webhook.is_foreign ? paymentsCopy.foreign : '–')],
  ];
  return (
    <DialogFrame
      size="medium"
      title={paymentsCopy.webhook(String(webhook.id))}
      state={<WebhookBadge status={webhook.status} isForeign={webhook.is_foreign} />}
      text={webhook.event_id}
      actions={actions}
      onClose={onClose}
    >
      <DetailRows rows={rows} />
      <RawData title={paymentsCopy.payload} data={webhook.payload} />
    </DialogFrame>
  );
}

type Rows = readonly (readonly [string, ReactNode])[];

function DetailRows({ rows }: { readonly rows: Rows }) {
  return (
    <dl className="grid gap-x-8 gap-y-2 rounded-card bg-sunk px-5 py-4 text-ui tabular-nums sm:grid-cols-2">
      {rows.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-ink-3 text-small">{label}</dt>
          <dd className="break-words [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const money = (amount: Sen) => formatRupiah(toRupiah(amount));
const moment = (at: string) => `${formatCardDate(at)}, ${formatTime(at)} WIB`;

/** APAY-005 */
export function RawData({ title, data }: { readonly title: string; readonly data: unknown }) {
  return (
    <section aria-label={title} className="mt-6">
      <h3 className="mb-3 border-line border-b pb-2 text-t3">{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
      <pre tabIndex={0} className="max-h-80 overflow-auto rounded-small bg-sunk p-4 text-small">
        {JSON.stringify(data, null, 2)}
      </pre>
    </section>
  );
}
