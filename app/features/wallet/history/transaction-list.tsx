import { ArrowDownLeft, RefreshCw, ShoppingBag } from 'lucide-react';
import { Link } from 'react-router';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import type { WalletTransaction } from '#contract/account/wallet.ts';
import { ledgerLabel } from '#messages/ledger-labels.ts';
import { walletCopy } from '#messages/wallet.ts';
import { formatDayTime, formatMonth } from '#shared/dates.ts';
import { formatRupiah, formatSignedRupiah, toRupiah } from '#shared/money.ts';
import { shortId } from '#shared/short-id.ts';

interface Props {
  readonly transactions: readonly WalletTransaction[];
  readonly isFiltered: boolean;
}

/** Grouped by month, newest first; the sign decides colour and label (DECISIONS 5). */
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
  return [...byMonth(transactions)].map(([month, lines]) => (
    <section key={month} aria-label={month}>
      <h2 className="pt-5 pb-2 font-semibold text-ink-3 text-small">{month}</h2>
      <ul>
        {lines.map((line) => (
          <TransactionRow key={line.id} line={line} />
        ))}
      </ul>
    </section>
  ));
}

function byMonth(transactions: readonly WalletTransaction[]): Map<string, WalletTransaction[]> {
  const months = new Map<string, WalletTransaction[]>();
  for (const transaction of transactions) {
    const month = formatMonth(transaction.created_at);
    months.set(month, [...(months.get(month) ?? []), transaction]);
  }
  return months;
}

function TransactionRow({ line }: { readonly line: WalletTransaction }) {
  const isCredit = line.amount_bigint > 0;
  const Icon = isCredit ? ArrowDownLeft : line.type === 'subscription' ? RefreshCw : ShoppingBag;
  return (
    <li className="grid grid-cols-[40px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 border-line border-t py-3">
      <span
        className={`row-span-2 grid size-10 place-items-center rounded-full ${isCredit ? 'bg-credit-soft text-credit' : 'bg-sunk text-ink-2'}`}
      >
        <Icon aria-hidden className="size-4" />
      </span>
      <b className="truncate font-semibold text-ui">{line.description || walletCopy.transaction}</b>
      <b className={`num text-right font-semibold text-ui ${isCredit ? 'text-credit' : 'text-debit'}`}>
        {formatSignedRupiah(toRupiah(line.amount_bigint))}
      </b>
      <span className="num flex flex-wrap items-center gap-x-3 text-ink-3 text-small">
        {formatDayTime(line.created_at)}
        {line.reference_type === 'order' && line.reference_id !== null && (
          <Link
            to={`/user/orders/${line.reference_id}`}
            className="relative text-link underline-offset-4 after:absolute after:-inset-3 hover:underline"
          >
            {walletCopy.order} {shortId(line.reference_id)}
          </Link>
        )}
        <Badge variant={isCredit ? 'ok' : 'off'}>{ledgerLabel(line.amount_bigint)}</Badge>
      </span>
      <span className="num text-right text-ink-3 text-small">
        <span className="sr-only">{walletCopy.balanceAfter} </span>
        {formatRupiah(toRupiah(line.balance_after))}
      </span>
    </li>
  );
}
