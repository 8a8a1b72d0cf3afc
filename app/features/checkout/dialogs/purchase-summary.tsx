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
    <>
      <dl className="mt-5 text-ui">
        <PurchaseSummaryRow label={checkoutCopy.balance} value={formatRupiah(balance)} />
        <PurchaseSummaryRow
          label={priceLabel}
          value={formatRupiah(rupiah(0 - price))}
          tone={price > 0 ? 'text-debit' : ''}
        />
        <div className="flex items-baseline justify-between gap-4 border-ink border-t-3 border-double py-3">
          <dt className="font-semibold">{checkoutCopy.remaining}</dt>
          <dd className="num font-semibold text-2xl tracking-[-0.03em]">
            {formatRupiah(rupiah(balance - price))}
          </dd>
        </div>
      </dl>
      {price > 0 && <BalanceGauge balance={balance} price={price} />}
    </>
  );
}

interface RowProps {
  readonly label: string;
  readonly value: string;
  readonly tone?: string;
}

function PurchaseSummaryRow({ label, value, tone = '' }: RowProps) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-line-strong border-t border-dashed py-3">
      <dt className="text-ink-2">{label}</dt>
      <dd className={`num font-semibold text-[1.0625rem] ${tone}`}>{value}</dd>
    </div>
  );
}

/** How much of the balance the purchase takes. */
function BalanceGauge({ balance, price }: Pick<Props, 'balance' | 'price'>) {
  return (
    <>
      <div aria-hidden className="mt-5 flex h-3 overflow-hidden rounded-full bg-sunk">
        <i className="block bg-credit" style={{ width: `${((balance - price) / balance) * 100}%` }} />
        <i className="hatch-quiet block flex-1" />
      </div>
      <p className="mt-1.5 flex justify-between text-ink-3 text-xs">
        <span>{checkoutCopy.left}</span>
        <span>{checkoutCopy.used(Math.round((price / balance) * 100))}</span>
      </p>
    </>
  );
}
