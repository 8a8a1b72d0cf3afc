import { Money } from '#app/components/commerce/money.tsx';
import type { CartLine } from '#contract/account/shop/cart.ts';
import { formatRupiah, timesRupiah } from '#shared/money/money.ts';

/** Of all units of a line, with what they cost before; empty while the product is coming soon. */
export function LineAmount({ line }: { readonly line: CartLine }) {
  const { price, original_price, quantity } = line;
  return (
    <p className="num shrink-0 text-right font-semibold text-ui">
      {price === null ? '' : formatRupiah(timesRupiah(price, quantity))}
      {original_price !== null && (
        <Money
          amount={timesRupiah(original_price, quantity)}
          struck
          className="block font-normal text-small"
        />
      )}
    </p>
  );
}
