import { FileDown } from 'lucide-react';
import { Link } from 'react-router';
import { Money } from '#app/components/commerce/money.tsx';
import { NotaRows } from '#app/components/commerce/nota-rows.tsx';
import { type DetailFact, DetailFacts, DetailSection } from '#app/components/data-table/detail-panel.tsx';
import { AddressText } from '#app/components/page/address-text.tsx';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import { sourceFacts } from '#app/features/visits/source-facts.ts';
import { apiHref } from '#app/lib/api/api-href.ts';
import type { downloadAnyCreditNote } from '#contract/books/admin.ts';
import type { AdminOrderDetails, downloadAnyInvoice } from '#contract/orders/admin.ts';
import { detailCopy as copy, eventLabels } from '#messages/orders/admin.ts';
import { paymentMethodLabel } from '#messages/payments/ways.ts';
import { ledgerLabel } from '#messages/wallet/ledger-labels.ts';
import { formatRupiah, timesSen, toRupiah } from '#shared/money/money.ts';
import { shortId } from '#shared/short-id.ts';
import { formatCardDate, formatTime } from '#shared/time/dates.ts';

/** Shows the items as they were sold (AORD-014). */
export function OrderItems({ order }: Pick<AdminOrderDetails, 'order'>) {
  return (
    <DetailSection title={copy.items}>
      <ul>
        {order.items.map((item) => (
          <li
            key={item.id}
            className="flex items-baseline justify-between gap-4 border-line border-b border-dashed py-2.5 text-ui"
          >
            <span className="min-w-0 break-words">
              {item.quantity > 1 ? `${item.quantity} × ${item.title}` : item.title}
              {item.gift_quantity > 0 && (
                <span className="block text-ink-3 text-small">{copy.gifts(item.gift_quantity)}</span>
              )}
              {item.parts.map(({ product_id, title, is_owned }) => (
                <span key={product_id} className="block text-ink-3 text-small">
                  {is_owned ? `${title} · ${copy.owned}` : title}
                </span>
              ))}
            </span>
            <Money amount={toRupiah(timesSen(item.price_bigint, item.quantity))} className="font-semibold" />
          </li>
        ))}
      </ul>
      <NotaRows nota={order.nota} without={new Set(order.items.map(({ product_id }) => product_id))} />
    </DetailSection>
  );
}

export function OrderEntries({ payments }: Pick<AdminOrderDetails, 'payments'>) {
  return (
    <DetailSection title={copy.money}>
      {payments.length === 0 && <p className="py-3 text-ink-2 text-ui">{copy.noMoney}</p>}
      <ul>
        {payments.map((entry) => (
          <li
            key={entry.created_at + entry.amount_bigint}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-line border-b py-2.5 text-ui last:border-b-0"
          >
            <span className="min-w-0 break-words">
              {ledgerLabel(entry)}: {entry.description}
            </span>
            <Money amount={toRupiah(entry.amount_bigint)} signed className="font-semibold" />
            <span className="num col-span-full flex flex-wrap justify-between gap-x-4 text-ink-3 text-small">
              <span>{moment(entry.created_at)}</span>
              <span>{copy.balance(entry.balance_after)}</span>
            </span>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}

export function OrderTimeline({ events }: Pick<AdminOrderDetails, 'events'>) {
  return (
    <DetailSection title={copy.timeline}>
      <ol className="mt-3 ml-1.5 border-line-strong border-l">
        {events.map((event) => (
          <li
            key={event.at + event.kind}
            className="relative pb-4 pl-6 text-ui last:pb-0 before:absolute before:top-1.5 before:-left-[5px] before:size-[9px] before:rounded-full before:bg-line-strong last:before:bg-dawn-2"
          >
            <span className="font-semibold">{eventLabels[event.kind]}</span>
            {event.amount_bigint !== null && (
              <span className="num text-ink-2"> {formatRupiah(toRupiah(event.amount_bigint))}</span>
            )}
            {event.note !== '' && <span className="block break-words text-ink-2">{event.note}</span>}
            <span className="num block text-ink-3 text-small">{moment(event.at)}</span>
          </li>
        ))}
      </ol>
    </DetailSection>
  );
}

/** AORD-007 */
export function OrderMetadata({ order }: Pick<AdminOrderDetails, 'order'>) {
  return (
    <Disclosure title={copy.metadata}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
      <pre tabIndex={0} className="max-h-64 overflow-auto rounded-small bg-sunk p-4 text-small">
        {JSON.stringify(order.metadata, null, 2)}
      </pre>
    </Disclosure>
  );
}

interface OrderDetailsProps {
  readonly details: AdminOrderDetails;
  /** Moderators have no desk of subscriptions (DECISIONS 35). */
  readonly canOpen: boolean;
}

export function OrderDetails({ details, canOpen }: OrderDetailsProps) {
  const { order, refundable_bigint } = details;
  const { subscription_id } = order.metadata;
  const { facts } = copy;
  const rows: readonly DetailFact[] = [
    [
      facts.customer,
      <Link
        key="customer"
        to={`/admin/wallets?search=${encodeURIComponent(order.customer_email)}`}
        className="text-link underline-offset-4 hover:underline"
      >
        <AddressText address={order.customer_email} />
      </Link>,
    ],
    [facts.method, paymentMethodLabel(order.payment_method)],
    ...(order.payment_id === null
      ? []
      : [[facts.payment, <PaymentLink key="payment" order={order} />] as const]),
    ...sourceFacts(order.sources),
    ...(canOpen && typeof subscription_id === 'string'
      ? [
          [
            facts.subscription,
            <Link
              key="subscription"
              to={`/admin/subscriptions/${subscription_id}`}
              className="text-link underline-offset-4 hover:underline"
            >
              {shortId(subscription_id)}
            </Link>,
          ] as const,
        ]
      : []),
    [facts.invoice, <InvoiceLink key="invoice" details={details} />],
    ...(details.credit_notes.length === 0
      ? []
      : [[facts.creditNotes, <CreditNoteLinks key="notes" notes={details.credit_notes} />] as const]),
    [facts.refundable, formatRupiah(toRupiah(refundable_bigint))],
    [facts.updated, moment(order.updated_at)],
    [
      facts.id,
      <span key="id" className="break-all">
        {order.id}
      </span>,
    ],
  ];
  return <DetailFacts facts={rows} />;
}

function PaymentLink({ order }: Pick<AdminOrderDetails, 'order'>) {
  return (
    <Link
      to={`/admin/payments?search=${order.payment_id}`}
      className="break-all text-link underline-offset-4 hover:underline"
    >
      {[order.payment_provider, order.payment_reference].filter((part) => part !== null).join(' ')}
    </Link>
  );
}

function InvoiceLink({
  details: { order, paid_bigint, invoice_number },
}: {
  readonly details: AdminOrderDetails;
}) {
  if (paid_bigint === 0) return copy.facts.noInvoice;
  return (
    <a
      href={apiHref<typeof downloadAnyInvoice>('/api/admin/orders/{id}/invoice.pdf', {
        params: { id: order.id },
      })}
      download
      className="-my-2 inline-flex min-h-tap items-center gap-2 break-all text-link underline-offset-4 hover:underline"
    >
      <FileDown aria-hidden="true" className="size-4 shrink-0" />
      {invoice_number ?? copy.facts.makeInvoice}
    </a>
  );
}

function CreditNoteLinks({ notes }: { readonly notes: AdminOrderDetails['credit_notes'] }) {
  return notes.map(({ id, number }) => (
    <a
      key={id}
      href={apiHref<typeof downloadAnyCreditNote>('/api/admin/credit-notes/{id}/credit-note.pdf', {
        params: { id },
      })}
      download
      className="-my-2 mr-4 inline-flex min-h-tap items-center gap-2 break-all text-link underline-offset-4 hover:underline"
    >
      <FileDown aria-hidden="true" className="size-4 shrink-0" />
      {number}
    </a>
  ));
}

const moment = (at: string) => `${formatCardDate(at)}, ${formatTime(at)} WIB`;
