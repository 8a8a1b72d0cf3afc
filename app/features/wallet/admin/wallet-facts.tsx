import { Link } from 'react-router';
import { Money } from '#app/components/commerce/money.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import type { AdminWallet } from '#contract/wallet/admin.ts';
import type { WalletTransaction } from '#contract/wallet/wallet.ts';
import { walletDetailCopy as copy, ledgerReferences, walletsCopy } from '#messages/wallet/admin.ts';
import { ledgerLabel, ledgerTitle } from '#messages/wallet/ledger-labels.ts';
import { formatCount, formatRupiah, toRupiah } from '#shared/money/money.ts';
import { shortId } from '#shared/short-id.ts';
import { formatCardDate, formatTime } from '#shared/time/dates.ts';
import { WalletBadge } from './wallet-columns.tsx';

export function WalletFacts({ wallet }: { readonly wallet: AdminWallet }) {
  const { balance_bigint, total_spent, transaction_count, is_active, dispute, created_at } = wallet;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <p>
        <span className="block text-ink-2 text-small">{copy.balance}</span>
        <Money
          amount={toRupiah(balance_bigint)}
          className="block font-semibold text-[clamp(1.5rem,5vw,2rem)] leading-tight tracking-[-0.03em]"
        />
      </p>
      <dl className="num flex flex-wrap items-center gap-x-5 gap-y-1 text-small">
        <div className="flex gap-1.5">
          <dt className="text-ink-3">{copy.spent}</dt>
          <dd>
            <Money amount={total_spent} />
          </dd>
        </div>
        <div className="flex gap-1.5">
          <dt className="text-ink-3">{copy.transactions}</dt>
          <dd>{formatCount(transaction_count)}</dd>
        </div>
        <div className="flex items-center gap-1.5">
          <dt className="sr-only">{walletsCopy.columns.status}</dt>
          <dd className="flex items-center gap-2">
            <WalletBadge isActive={is_active} isDisputed={dispute !== null} />
            {created_at === null ? walletsCopy.neverUsed : formatCardDate(created_at)}
          </dd>
        </div>
      </dl>
      {dispute !== null && <p className="basis-full text-small">{copy.disputed(dispute)}</p>}
    </div>
  );
}

/** Newest first; the sign decides the colour (AWAL-013, AWAL-014, DECISIONS 5). */
export function LedgerEntries({ lines }: { readonly lines: readonly WalletTransaction[] }) {
  if (lines.length === 0) return <p className="py-6 text-ink-2 text-ui">{copy.none}</p>;
  return (
    <ul>
      {lines.map((line) => (
        <LedgerEntry key={line.id} line={line} />
      ))}
    </ul>
  );
}

function LedgerEntry({ line }: { readonly line: WalletTransaction }) {
  const { amount_bigint, created_at, balance_before, balance_after } = line;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-line border-b py-3 text-ui last:border-b-0">
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        <Badge variant={amount_bigint > 0 ? 'ok' : 'off'}>{ledgerLabel(line)}</Badge>
        <span className="min-w-0 break-words">{ledgerTitle(line)}</span>
      </span>
      <Money amount={toRupiah(amount_bigint)} signed className="text-right font-semibold" />
      <span className="num col-span-full flex flex-wrap gap-x-3 text-ink-3 text-small">
        {formatCardDate(created_at)}, {formatTime(created_at)}
        <Reference line={line} />
        <span className="ml-auto">
          {formatRupiah(toRupiah(balance_before))} → {formatRupiah(toRupiah(balance_after))}
        </span>
      </span>
    </li>
  );
}

function Reference({ line: { reference_type, reference_id } }: { readonly line: WalletTransaction }) {
  if (reference_type === null) return null;
  const name = ledgerReferences[reference_type] ?? reference_type;
  const label = `${name}${reference_id === null ? '' : ` ${shortId(reference_id)}`}`;
  if (reference_type !== 'order' || reference_id === null) return <span>{label}</span>;
  return (
    <Link
      to={`/admin/orders/${reference_id}`}
      className="relative text-link underline-offset-4 after:absolute after:-inset-3 hover:underline"
    >
      {label}
    </Link>
  );
}
