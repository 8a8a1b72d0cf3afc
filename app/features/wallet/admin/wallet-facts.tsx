import { Money } from '#app/components/commerce/money.tsx';
import type { AdminWallet } from '#contract/wallet/admin.ts';
import { walletDetailCopy as copy, walletsCopy } from '#messages/wallet/admin.ts';
import { formatCount, toRupiah } from '#shared/money/money.ts';
import { formatCardDate } from '#shared/time/dates.ts';
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
