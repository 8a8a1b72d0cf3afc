import { useState } from 'react';
import { Link } from 'react-router';
import {
  type DetailFact,
  DetailFacts,
  DetailPanel,
  DetailSection,
} from '#app/components/data-table/detail-panel.tsx';
import { useOpenRow } from '#app/components/data-table/use-open-row.ts';
import { lazyDialog } from '#app/components/dialogs/lazy-dialog.tsx';
import { Button } from '#app/components/ui/button.tsx';
import type { AdminPayment, Webhook } from '#contract/payments/admin.ts';
import { paymentsCopy } from '#messages/payments/admin.ts';
import { paymentMethodLabel } from '#messages/payments/ways.ts';
import { formatRupiah, type Sen, toRupiah } from '#shared/money/money.ts';
import { shortId } from '#shared/short-id.ts';
import { formatCardDate, formatTime } from '#shared/time/dates.ts';
import { PaymentActionButton } from './payment-action-button.tsx';
import { PaymentBadge, PaymentFlags, WebhookBadge } from './payment-tables.tsx';

const ReasonDialog = lazyDialog(async () => (await import('./reason-dialog.tsx')).ReasonDialog);

/** Looked up by id, so that a recheck shows in the open panel. */
export function PaymentPanel({ payments }: { readonly payments: readonly AdminPayment[] }) {
  const { openId, back } = useOpenRow();
  const [isReviewing, setReviewing] = useState(false);
  const payment = payments.find(({ id }) => id === openId);
  if (payment === undefined) return null;
  const { facts } = paymentsCopy;
  const rows: readonly DetailFact[] = [
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
  const canCheckGateway = payment.status !== 'completed' && payment.status !== 'refunded';
  const needsReview = payment.flags.length > 0 && payment.reviewed_at === null;
  const actions = (
    <>
      {needsReview && (
        <Button variant="outline" size="sm" onClick={() => setReviewing(true)}>
          {paymentsCopy.close}
        </Button>
      )}
      {canCheckGateway && <PaymentActionButton action="check" id={payment.id} variant="primary" />}
    </>
  );
  return (
    <DetailPanel
      title={money(payment.amount_bigint)}
      state={<PaymentBadge status={payment.status} />}
      text={payment.id}
      actions={(canCheckGateway || needsReview) && actions}
      back={back}
    >
      <DetailFacts facts={rows} />
      <RawData title={paymentsCopy.raw} data={payment.raw_payload} />
      {isReviewing && (
        <ReasonDialog
          intent="review"
          id={payment.id}
          title={`${paymentsCopy.close}: ${payment.user_email}`}
          onClose={() => setReviewing(false)}
        />
      )}
    </DetailPanel>
  );
}

const OrderLink = ({ id }: { readonly id: string }) => (
  <Link to={`/admin/orders/${id}`} className="text-link underline-offset-4 hover:underline">
    {shortId(id)}
  </Link>
);

export function WebhookPanel({ webhooks }: { readonly webhooks: readonly Webhook[] }) {
  const { openId, back } = useOpenRow();
  const [isClosing, setClosing] = useState(false);
  const webhook = webhooks.find(({ id }) => String(id) === openId);
  if (webhook === undefined) return null;
  const { facts } = paymentsCopy;
  const rows: readonly DetailFact[] = [
    [facts.gateway, webhook.gateway],
    [facts.event, webhook.event_type],
    [facts.created, moment(webhook.created_at)],
    [facts.completed, webhook.processed_at === null ? '–' : moment(webhook.processed_at)],
    [facts.attempts, String(webhook.attempts)],
    [facts.error, webhook.error_message ?? (webhook.is_foreign ? paymentsCopy.foreign : '–')],
  ];
  const actions = webhook.status !== 'Processed' && (
    <>
      <Button variant="outline" size="sm" onClick={() => setClosing(true)}>
        {paymentsCopy.close}
      </Button>
      <PaymentActionButton action="replay" id={String(webhook.id)} variant="primary" />
    </>
  );
  return (
    <DetailPanel
      title={paymentsCopy.webhook(String(webhook.id))}
      state={<WebhookBadge status={webhook.status} isForeign={webhook.is_foreign} />}
      text={webhook.event_id}
      actions={actions}
      back={back}
    >
      <DetailFacts facts={rows} />
      <RawData title={paymentsCopy.payload} data={webhook.payload} />
      {isClosing && (
        <ReasonDialog
          intent="close"
          id={String(webhook.id)}
          title={`${paymentsCopy.close}: webhook #${webhook.id}`}
          onClose={() => setClosing(false)}
        />
      )}
    </DetailPanel>
  );
}

const money = (amount: Sen) => formatRupiah(toRupiah(amount));
const moment = (at: string) => `${formatCardDate(at)}, ${formatTime(at)} WIB`;

/** APAY-005 */
export function RawData({ title, data }: { readonly title: string; readonly data: unknown }) {
  return (
    <DetailSection title={title}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
      <pre tabIndex={0} className="mt-3 max-h-80 overflow-auto rounded-small bg-sunk p-4 text-small">
        {JSON.stringify(data, null, 2)}
      </pre>
    </DetailSection>
  );
}
