import { checkoutCopy } from '#messages/checkout.ts';
import { formatRupiah, type Rupiah, rupiah } from '#shared/money/money.ts';

interface Props {
  readonly balance: Rupiah;
  /** Charged now, and covered by the balance. */
  readonly price: Rupiah;
  readonly priceLabel: string;
}

/** Balance, price, and what remains (WAL-009). */
export function PurchaseSummary({ balance, price, priceLabel }: Props) {
  return (
    <dl className="mt-5 text-ui">
      <PurchaseSummaryRow label={checkoutCopy.balance} value={balance} />
      <PurchaseSummaryRow label={priceLabel} value={rupiah(0 - price)} />
      <div className="flex items-baseline justify-between gap-4 border-ink border-t-3 border-double pt-3">
        <dt className="font-semibold">{checkoutCopy.remaining}</dt>
        <dd className="figures num font-semibold text-amount">{formatRupiah(rupiah(balance - price))}</dd>
      </div>
    </dl>
  );
}

function PurchaseSummaryRow({ label, value }: { readonly label: string; readonly value: Rupiah }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-line-strong border-t border-dashed py-3">
      <dt className="text-ink-2">{label}</dt>
      <dd className="num font-semibold text-[1.0625rem]">{formatRupiah(value)}</dd>
    </div>
  );
}
