import { Button } from '#app/components/ui/button.tsx';
import { checkoutCopy as copy } from '#messages/checkout/checkout.ts';
import { formatRupiah, type Rupiah, rupiah, suggestedTopUp, toSen } from '#shared/money/money.ts';
import { TOP_UP_FIRST } from './checkout-form-names.ts';

export interface TopUpFirstProps {
  readonly balance: Rupiah;
  readonly due: Rupiah;
}

/** Offers to top up more than this purchase needs (WAL-010, DECISIONS 10). */
export function TopUpFirst({ balance, due }: TopUpFirstProps) {
  const missing = rupiah(due - balance);
  const rows = [
    [copy.balance, balance],
    [copy.price, due],
    [copy.shortfall, missing],
    [copy.minimum, suggestedTopUp(toSen(missing))],
  ] as const;
  return (
    <details>
      <summary className="inline-flex min-h-tap cursor-pointer items-center text-link text-ui underline-offset-4 hover:underline">
        {copy.topUpMore}
      </summary>
      <dl className="text-ui">
        {rows.map(([label, amount]) => (
          <div key={label} className="flex items-baseline justify-between gap-4 border-line border-t py-2.5">
            <dt className="text-ink-2">{label}</dt>
            <dd className="num font-semibold">{formatRupiah(amount)}</dd>
          </div>
        ))}
      </dl>
      <Button type="submit" name={TOP_UP_FIRST} value="1" variant="outline" block>
        {copy.topUp}
      </Button>
      <p className="mt-2 text-ink-3 text-small">{copy.goesOn}</p>
    </details>
  );
}
