import { Money } from '#app/components/commerce/money.tsx';
import { checkoutCopy } from '#messages/checkout.ts';
import { formatRupiah, type Rupiah, rupiah } from '#shared/money/money.ts';

interface Props {
  readonly balance: Rupiah;
  /** Charged now. */
  readonly price: Rupiah;
  /** Before a discount; null without one. */
  readonly before?: Rupiah | null;
  readonly priceLabel: string;
}

/** Balance, price, and the remainder or shortfall. */
export function PurchaseSummary({ balance, price, before = null, priceLabel }: Props) {
  const remaining = rupiah(balance - price);
  const isEnough = remaining >= 0;
  return (
    <>
      <dl className="mt-5 text-ui">
        <PurchaseSummaryRow label={checkoutCopy.balance} value={formatRupiah(balance)} />
        <PurchaseSummaryRow
          label={priceLabel}
          before={before}
          value={formatRupiah(isEnough ? rupiah(0 - price) : price)}
          tone={isEnough && price > 0 ? 'text-debit' : ''}
        />
        <div className="flex items-baseline justify-between gap-4 border-ink border-t-2 py-3">
          <dt className="font-semibold">{isEnough ? checkoutCopy.remaining : checkoutCopy.shortfall}</dt>
          <dd className={`num font-semibold text-2xl tracking-[-0.03em] ${isEnough ? '' : 'text-debit'}`}>
            {formatRupiah(rupiah(Math.abs(remaining)))}
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
  readonly before?: Rupiah | null;
  readonly tone?: string;
}

function PurchaseSummaryRow({ label, value, before = null, tone = '' }: RowProps) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-line-strong border-t border-dashed py-3">
      <dt className="text-ink-2">{label}</dt>
      <dd className={`num font-semibold text-[1.0625rem] ${tone}`}>
        {before !== null && <Money amount={before} struck className="mr-2 font-normal text-ui" />}
        {value}
      </dd>
    </div>
  );
}

/** How much of the balance the purchase takes, or how far the balance reaches. */
function BalanceGauge({ balance, price }: Pick<Props, 'balance' | 'price'>) {
  const isEnough = balance >= price;
  const whole = Math.max(balance, price, 1);
  const filled = isEnough ? balance - price : balance;
  const percentUsed = balance > 0 ? Math.round((price / balance) * 100) : 0;
  return (
    <>
      <div aria-hidden className="mt-5 flex h-3 overflow-hidden rounded-full bg-sunk">
        <i className="block bg-credit" style={{ width: `${(filled / whole) * 100}%` }} />
        <i className={`block flex-1 ${isEnough ? 'hatch-quiet' : 'hatch-debit'}`} />
      </div>
      <p className="mt-1.5 flex justify-between text-ink-3 text-xs">
        <span>{isEnough ? checkoutCopy.left : checkoutCopy.have}</span>
        {isEnough && <span>{checkoutCopy.used(percentUsed)}</span>}
      </p>
    </>
  );
}
