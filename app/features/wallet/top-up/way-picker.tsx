import { WayList } from '#app/components/commerce/way-list.tsx';
import type { OfferedWay } from '#contract/wallet/wallet.ts';
import { walletCopy } from '#messages/wallet/wallet.ts';
import { formatRupiah, toRupiah } from '#shared/money/money.ts';

interface Props {
  readonly ways: readonly OfferedWay[];
  readonly remembered: string | null;
}

export function WayPicker({ ways, remembered }: Props) {
  if (ways.length < 2) return null;
  return (
    <div className="mt-5">
      <WayList ways={ways} chosen={remembered} limitsOf={limitsOf} />
    </div>
  );
}

/** All methods of a group have the same limits. */
function limitsOf([way]: readonly OfferedWay[]) {
  if (way === undefined) return null;
  const [least, most] = [toRupiah(way.minimum_bigint), way.maximum_bigint];
  const texts = [
    ...(least > 1 ? [`${walletCopy.from} ${formatRupiah(least)}.`] : []),
    ...(most === null ? [] : [`${walletCopy.upTo} ${formatRupiah(toRupiah(most))}.`]),
  ];
  return texts.length === 0 ? null : <span className="num">{texts.join(' ')}</span>;
}
