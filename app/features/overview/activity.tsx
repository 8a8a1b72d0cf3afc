import { ArrowDownLeft, RefreshCw, ShoppingBag } from 'lucide-react';
import { Badge } from '#app/components/ui/badge.tsx';
import type { WalletTransaction } from '#contract/account/wallet.ts';
import { ledgerLabel } from '#messages/ledger-labels.ts';
import { overviewCopy as copy } from '#messages/overview.ts';
import { formatDayTime } from '#shared/dates.ts';
import { formatSignedRupiah, toRupiah } from '#shared/money.ts';
import { OverviewEmpty, OverviewSection } from './overview-section.tsx';

/** Sign and colour carry the direction (PORT-013, PORT-014). */
export function Activity({ activity }: { readonly activity: readonly WalletTransaction[] }) {
  return (
    <OverviewSection title={copy.activity} allHref="/user/billing">
      {activity.length === 0 ? (
        <OverviewEmpty title={copy.noActivity} hint={copy.noActivityHint} />
      ) : (
        <ul className="border-line border-b">
          {activity.map((line) => (
            <ActivityLine key={line.id} line={line} />
          ))}
        </ul>
      )}
    </OverviewSection>
  );
}

function ActivityLine({ line }: { readonly line: WalletTransaction }) {
  const isCredit = line.amount_bigint > 0;
  const Icon = isCredit ? ArrowDownLeft : line.type === 'subscription' ? RefreshCw : ShoppingBag;
  return (
    <li className="grid grid-cols-[40px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-line border-t py-3">
      <span
        className={`row-span-2 grid size-10 place-items-center rounded-full ${isCredit ? 'bg-credit-soft text-credit' : 'bg-sunk text-ink-2'}`}
      >
        <Icon aria-hidden className="size-4" />
      </span>
      <b className="truncate font-semibold text-ui">{line.description || copy.defaultDescription}</b>
      <b className={`num text-right font-semibold text-ui ${isCredit ? 'text-credit' : 'text-debit'}`}>
        {formatSignedRupiah(toRupiah(line.amount_bigint))}
      </b>
      <span className="num text-ink-3 text-small">{formatDayTime(line.created_at)}</span>
      <Badge variant={isCredit ? 'ok' : 'off'} className="justify-self-end">
        {ledgerLabel(line.amount_bigint)}
      </Badge>
    </li>
  );
}
