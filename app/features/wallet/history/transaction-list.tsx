import { Link } from 'react-router';
import { TransactionRow } from '#app/components/commerce/transaction-row.tsx';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { Button } from '#app/components/ui/button.tsx';
import type { WalletTransaction } from '#contract/account/wallet.ts';
import { walletCopy } from '#messages/wallet.ts';
import { formatMonth } from '#shared/dates.ts';

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
