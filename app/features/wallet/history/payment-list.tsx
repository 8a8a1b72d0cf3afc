import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { type Column, DataTable } from '#app/components/data-table/data-table.tsx';
import { RowMenu } from '#app/components/data-table/row-menu.tsx';
import { RowTitle, rowLink } from '#app/components/data-table/row-title.tsx';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { DropdownMenuItem } from '#app/components/ui/dropdown-menu.tsx';
import { StatusDot } from '#app/components/ui/status-dot.tsx';
import { apiHref } from '#app/lib/api/api-href.ts';
import type { PurchaseIntent } from '#contract/intents/purchase-intents.ts';
import type { downloadPaymentReceipt, Payment } from '#contract/wallet/wallet.ts';
import { unpaidCopy } from '#messages/orders/unpaid.ts';
import { paymentMethodLabel } from '#messages/payments/ways.ts';
import { walletCopy } from '#messages/wallet/wallet.ts';
import { formatRupiah, toRupiah } from '#shared/money/money.ts';
import { shownPaymentStatus } from '#shared/payments/payments.ts';
import { formatCardDate, formatTime } from '#shared/time/dates.ts';

const tones = { completed: 'ok', failed: 'bad', pending: 'wait' } as const;

interface Props {
  readonly payments: readonly Payment[];
  readonly intents: readonly PurchaseIntent[];
}

export function PaymentList({ payments, intents }: Props) {
  if (payments.length === 0) {
    return <EmptyState title={walletCopy.noPayments} hint={walletCopy.noPaymentsHint} />;
  }
  return (
    <DataTable
      label={walletCopy.payments}
      rows={payments}
      columns={columns(intents)}
      keyOf={({ id }) => id}
      groupOf={({ created_at }) => formatCardDate(created_at)}
      actions={(payment) => <PaymentMenu payment={payment} />}
    />
  );
}

const titleOf = ({ description }: Payment) => description || walletCopy.kinds.topup;

/** Undefined where the amount says everything. */
function purchaseNote(payment: Payment, intents: readonly PurchaseIntent[]): string | undefined {
  const purchase = intents.find(({ id, status }) => id === payment.intent_id && status === 'waiting');
  if (purchase === undefined || shownPaymentStatus(payment.status) !== 'pending') return undefined;
  const { total_bigint, suggested_topup } = purchase;
  if (suggested_topup === null) return unpaidCopy.covered(total_bigint);
  return payment.amount_bigint < total_bigint
    ? unpaidCopy.toPay(payment.amount_bigint, total_bigint)
    : undefined;
}

const columns = (
  intents: readonly PurchaseIntent[],
  copy = walletCopy.columns,
): readonly Column<Payment>[] => [
  {
    header: copy.what,
    isTitle: true,
    cell: (payment, folded) => (
      <RowTitle title={<PaymentTitle payment={payment} />} hint={purchaseNote(payment, intents)}>
        {folded}
      </RowTitle>
    ),
  },
  dateColumn(copy.date),
  {
    header: copy.gateway,
    fold: 'tablet',
    line: 'none',
    cell: ({ payment_method }) => <span className="text-ink-2">{paymentMethodLabel(payment_method)}</span>,
  },
  {
    header: copy.state,
    cell: (payment) => {
      const status = shownPaymentStatus(payment.status);
      return <StatusDot tone={tones[status]}>{walletCopy.paymentStatus[status]}</StatusDot>;
    },
  },
  {
    header: copy.amount,
    isNumber: true,
    cell: ({ amount_bigint }) => <b className="font-semibold">{formatRupiah(toRupiah(amount_bigint))}</b>,
  },
];

type PaymentLink = { readonly label: string } & (
  | { readonly to: string }
  | ({ readonly href: string } & ComponentProps<'a'>)
);

function PaymentAnchor({ link: { label, ...link }, ...anchor }: ComponentProps<'a'> & { link: PaymentLink }) {
  return 'to' in link ? (
    <Link {...anchor} {...link}>
      {anchor.children ?? label}
    </Link>
  ) : (
    <a {...anchor} {...link}>
      {anchor.children ?? label}
    </a>
  );
}

export function paymentLinks(payment: Payment): readonly PaymentLink[] {
  const { id, checkout_url, invoice_url, completed_at } = payment;
  const pending = shownPaymentStatus(payment.status) === 'pending';
  return [
    ...(pending && checkout_url !== null ? [{ label: walletCopy.pay, href: checkout_url }] : []),
    ...(pending ? [{ label: walletCopy.check, to: `/user/billing?payment=${id}` }] : []),
    ...(completed_at === null ? [] : [{ label: walletCopy.receipt, href: receiptHref(id), download: true }]),
    ...(invoice_url === null
      ? []
      : [{ label: walletCopy.invoice, href: invoice_url, target: '_blank', rel: 'noreferrer' }]),
  ];
}

function PaymentTitle({ payment }: { readonly payment: Payment }) {
  const [first] = paymentLinks(payment);
  const title = titleOf(payment);
  if (first === undefined) return title;
  return (
    <PaymentAnchor link={first} {...rowLink} aria-label={`${first.label}: ${title}`}>
      {title}
    </PaymentAnchor>
  );
}

function PaymentMenu({ payment }: { readonly payment: Payment }) {
  const links = paymentLinks(payment);
  if (links.length === 0) return null;
  return (
    <RowMenu name={titleOf(payment)}>
      {links.map((link) => (
        <DropdownMenuItem key={link.label} asChild>
          <PaymentAnchor link={link} />
        </DropdownMenuItem>
      ))}
    </RowMenu>
  );
}

export const dateColumn = <Row extends { readonly created_at: string }>(header: string): Column<Row> => ({
  header,
  cell: ({ created_at }) => (
    <span className="num text-ink-2">
      {formatCardDate(created_at)}, {formatTime(created_at)}
    </span>
  ),
  line: ({ created_at }) => <span className="num">{formatTime(created_at)}</span>,
});

export const receiptHref = (id: string): string =>
  apiHref<typeof downloadPaymentReceipt>('/api/wallet/payments/{id}/receipt.pdf', { params: { id } });
