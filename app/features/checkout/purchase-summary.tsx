import { checkoutCopy } from '#messages/checkout.ts';
import { formatRupiah, type Rupiah, rupiah } from '#shared/money.ts';

interface Props {
  readonly balance: Rupiah;
  /** Charged now. */
  readonly price: Rupiah;
  readonly priceLabel: string;
}

/** Balance, price, and the remainder or shortfall. */
export function PurchaseSummary({ balance, price, priceLabel }: Props) {
  const remaining = rupiah(balance - price);
  const isEnough = remaining >= 0;
  return (
    <>
      <dl className="mt-5 text-ui">
        <PurchaseSummaryRow label={checkoutCopy.balance} value={formatRupiah(balance)} />
        <PurchaseSummaryRow
          label={priceLabel}
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

function PurchaseSummaryRow({ label, value, tone = '' }: { label: string; value: string; tone?: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-line-strong border-t border-dashed py-3">
      <dt className="text-ink-2">{label}</dt>
      <dd className={`num font-semibold text-[1.0625rem] ${tone}`}>{value}</dd>
    </div>
  );
}

/** How much of the balance the purchase takes, or how far the balance reaches. */
function BalanceGauge({ balance, price }: Omit<Props, 'priceLabel'>) {
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
