import { Link } from 'react-router';
import { LineMoney } from '#app/components/commerce/line-money.tsx';
import { type Column, DataTable } from '#app/components/data-table/data-table.tsx';
import { RowMenu } from '#app/components/data-table/row-menu.tsx';
import { RowTitle } from '#app/components/data-table/row-title.tsx';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { DropdownMenuItem } from '#app/components/ui/dropdown-menu.tsx';
import { StatusDot } from '#app/components/ui/status-dot.tsx';
import type { WalletTransaction } from '#contract/wallet/wallet.ts';
import { ledgerTitle, statementLabel } from '#messages/wallet/ledger-labels.ts';
import { walletCopy } from '#messages/wallet/wallet.ts';
import { formatRupiah, toRupiah } from '#shared/money/money.ts';
import { shortId } from '#shared/short-id.ts';
import { formatCardDate } from '#shared/time/dates.ts';
import { dateColumn, receiptHref } from './payment-list.tsx';

interface Props {
  readonly transactions: readonly WalletTransaction[];
  readonly isFiltered: boolean;
}

/** Newest first; the sign decides the colour (DECISIONS 5). */
export function TransactionList({ transactions, isFiltered }: Props) {
  if (transactions.length === 0 && isFiltered) {
    return (
      <EmptyState title={walletCopy.noMatch} hint={walletCopy.noMatchHint}>
        <Button asChild variant="outline">
          <Link to="/user/billing" preventScrollReset>
            {walletCopy.clearFilter}
          </Link>
        </Button>
      </EmptyState>
    );
  }
  if (transactions.length === 0) {
    return <EmptyState title={walletCopy.noTransactions} hint={walletCopy.noTransactionsHint} />;
  }
  return (
    <DataTable
      label={walletCopy.transactions}
      rows={transactions}
      columns={columns()}
      keyOf={({ id }) => id}
      groupOf={({ created_at }) => formatCardDate(created_at)}
      actions={(line) => <TransactionMenu line={line} />}
    />
  );
}

function orderOf({ reference_type, reference_id }: WalletTransaction) {
  if (reference_type !== 'order' || reference_id === null) return null;
  return { to: `/user/orders/${reference_id}`, label: `${walletCopy.order} ${shortId(reference_id)}` };
}

const columns = (copy = walletCopy.columns): readonly Column<WalletTransaction>[] => [
  {
    header: copy.what,
    isTitle: true,
    cell: (line, folded) => {
      const order = orderOf(line);
      const title = ledgerTitle(line);
      return (
        <RowTitle opens={order?.to} title={title} {...(order && { label: `${order.label}: ${title}` })}>
          {folded}
        </RowTitle>
      );
    },
  },
  dateColumn(copy.date),
  {
    header: walletCopy.kind,
    cell: (line) => (
      <StatusDot tone={line.amount_bigint > 0 ? 'ok' : 'off'}>{statementLabel(line)}</StatusDot>
    ),
  },
  {
    header: copy.amount,
    isNumber: true,
    cell: (line) => <LineMoney line={line} className="font-semibold" />,
  },
  {
    header: copy.balance,
    isNumber: true,
    fold: 'phone',
    line: 'none',
    cell: ({ balance_after }) => <span className="text-ink-2">{formatRupiah(toRupiah(balance_after))}</span>,
  },
];

function TransactionMenu({ line }: { readonly line: WalletTransaction }) {
  const order = orderOf(line);
  const { reference_type, reference_id } = line;
  const isTopUp = reference_type === 'payment' && reference_id !== null;
  if (order === null && !isTopUp) return null;
  return (
    <RowMenu name={ledgerTitle(line)}>
      {order !== null && (
        <DropdownMenuItem asChild>
          <Link to={order.to}>{order.label}</Link>
        </DropdownMenuItem>
      )}
      {isTopUp && (
        <DropdownMenuItem asChild>
          <a href={receiptHref(reference_id)} download>
            {walletCopy.receipt}
          </a>
        </DropdownMenuItem>
      )}
    </RowMenu>
  );
}
