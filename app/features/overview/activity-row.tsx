import { ArrowDownLeft, RefreshCw, ShoppingBag } from 'lucide-react';
import { Link } from 'react-router';
import { LineMoney } from '#app/components/commerce/line-money.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import type { WalletTransaction } from '#contract/wallet/wallet.ts';
import { ledgerTitle, statementLabel } from '#messages/wallet/ledger-labels.ts';
import { formatDayTime } from '#shared/time/dates.ts';

/** Sign and colour show its direction (PORT-013, PORT-014); a purchase links to its order. */
export function ActivityRow({ line }: { readonly line: WalletTransaction }) {
  const isCredit = line.amount_bigint > 0;
  const title = ledgerTitle(line);
  const Icon = isCredit ? ArrowDownLeft : line.type === 'subscription' ? RefreshCw : ShoppingBag;
  return (
    <li className="relative grid grid-cols-[40px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 border-line border-t py-3">
      <span
        className={`row-span-2 grid size-10 place-items-center rounded-full ${isCredit ? 'bg-credit-soft text-credit' : 'bg-sunk text-ink-2'}`}
      >
        <Icon aria-hidden className="size-4" />
      </span>
      <b className="line-clamp-2 text-balance font-semibold text-ui leading-snug">
        {line.reference_type === 'order' && line.reference_id !== null ? (
          <Link
            to={`/user/orders/${line.reference_id}`}
            className="underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {title}
          </Link>
        ) : (
          title
        )}
      </b>
      <LineMoney line={line} className="text-right font-semibold text-ui" />
      <span className="num text-ink-3 text-small">{formatDayTime(line.created_at)}</span>
      <Badge variant={isCredit ? 'ok' : 'off'} className="justify-self-end">
        {statementLabel(line)}
      </Badge>
    </li>
  );
}
