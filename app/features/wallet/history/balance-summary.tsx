import type { Wallet } from '#contract/account/wallet.ts';
import { walletCopy } from '#messages/wallet.ts';
import { formatCount, formatRupiah, toRupiah } from '#shared/money.ts';

export function BalanceSummary({ wallet }: { readonly wallet: Wallet }) {
  return (
    <dl className="grid grid-cols-2 border-line border-y md:grid-cols-[1fr_auto_auto]">
      <div className="col-span-full border-line border-b py-4 md:col-span-1 md:border-0 md:py-6">
        <dt className="text-ink-3 text-small">{walletCopy.current}</dt>
        <dd className="num font-medium text-[clamp(2rem,1.6rem+2vw,3rem)] leading-tight tracking-[-0.045em]">
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
    <div className="flex flex-col justify-end py-4 md:border-line md:border-l md:px-8 md:py-6 md:last:pr-0">
      <dt className="text-ink-3 text-small">{label}</dt>
      <dd className="num font-semibold text-2xl leading-tight tracking-[-0.03em]">{value}</dd>
    </div>
  );
}
