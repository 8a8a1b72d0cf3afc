import type { Wallet } from '#contract/wallet/wallet.ts';
import { walletCopy } from '#messages/wallet/wallet.ts';
import { formatCount, formatRupiah, toRupiah } from '#shared/money/money.ts';

export function BalanceSummary({ wallet }: { readonly wallet: Wallet }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] items-end gap-x-8 gap-y-4 sm:grid-cols-[1fr_auto_auto] sm:gap-x-10">
      <div className="col-span-full sm:col-span-1">
        <dt className="text-ink-3 text-small">{walletCopy.current}</dt>
        <dd className="figures num font-light text-[clamp(2.375rem,1.9rem+2vw,3.25rem)] leading-tight">
          {formatRupiah(toRupiah(wallet.balance_bigint))}
        </dd>
      </div>
      <SmallFigure label={walletCopy.spending} value={formatRupiah(wallet.total_spent)} />
      <SmallFigure label={walletCopy.count} value={formatCount(wallet.transaction_count)} />
    </dl>
  );
}

function SmallFigure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="sm:pb-1.5">
      <dt className="text-ink-3 text-small">{label}</dt>
      <dd className="num font-semibold text-xl leading-tight tracking-[-0.03em]">{value}</dd>
    </div>
  );
}
