import { ArrowDownLeft, RefreshCw, ShoppingBag } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '#app/components/ui/badge.tsx';
import type { WalletTransaction } from '#contract/account/wallet.ts';
import { ledgerLabel } from '#messages/ledger-labels.ts';
import { walletCopy as copy } from '#messages/wallet.ts';
import { formatDayTime } from '#shared/dates.ts';
import { formatRupiah, formatSignedRupiah, toRupiah } from '#shared/money.ts';
import { shortId } from '#shared/short-id.ts';

interface TransactionRowProps {
  readonly line: WalletTransaction;
  /** Without the balance after it. */
  readonly isBrief?: boolean;
}

/** A line of the ledger; sign and colour carry its direction (PORT-013, PORT-014), and a purchase leads to its order. */
export function TransactionRow({ line, isBrief = false }: TransactionRowProps) {
  const isCredit = line.amount_bigint > 0;
  const badge = <Badge variant={isCredit ? 'ok' : 'off'}>{ledgerLabel(line.amount_bigint)}</Badge>;
  const Icon = isCredit ? ArrowDownLeft : line.type === 'subscription' ? RefreshCw : ShoppingBag;
  return (
    <li className="grid grid-cols-[40px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 border-line border-t py-3">
      <span
        className={`row-span-2 grid size-10 place-items-center rounded-full ${isCredit ? 'bg-credit-soft text-credit' : 'bg-sunk text-ink-2'}`}
      >
        <Icon aria-hidden className="size-4" />
      </span>
      <b className="truncate font-semibold text-ui">{line.description || copy.defaultDescription}</b>
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
            {copy.order} {shortId(line.reference_id)}
          </Link>
        )}
        {!isBrief && badge}
      </span>
      <span className="num text-right text-ink-3 text-small">
        {isBrief ? (
          badge
        ) : (
          <>
            <span className="sr-only">{copy.balanceAfter} </span>
            {formatRupiah(toRupiah(line.balance_after))}
          </>
        )}
      </span>
    </li>
  );
}
