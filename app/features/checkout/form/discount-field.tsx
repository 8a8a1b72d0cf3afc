import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { DiscountCodeForm } from '#app/components/commerce/discount-code-form.tsx';
import { checkoutCopy as copy } from '#messages/checkout/checkout.ts';
import { formatRupiah, type Rupiah, rupiah } from '#shared/money/money.ts';
import type { CheckoutDiscount } from './discount-code.ts';

interface DiscountFieldProps {
  /** The nota's discount, from the list price where a sale ends for it; null: none yet. */
  readonly saving: Rupiah | null;
  readonly discount: CheckoutDiscount | null;
  readonly isVisitor: boolean;
}

function usedText({
  discount,
  saving,
  isVisitor,
}: DiscountFieldProps & { readonly discount: CheckoutDiscount }) {
  const { code, before, reduced, conditions } = discount;
  const used = copy.discountUsed(code, formatRupiah(saving ?? rupiah((before ?? reduced) - reduced)));
  if (!isVisitor || conditions.length === 0) return used;
  return [used, ...conditions.map((one) => copy.discountConditions[one]), copy.discountJudged].join(' ');
}

/**
 * Reloads the page with the price for a code. Its status stays mounted, so that it is announced: an error at the field,
 * a success below it. Folded until a code is entered. Replaces the history entry, so that one step back leaves the
 * checkout.
 */
export function DiscountField(props: DiscountFieldProps) {
  const { discount } = props;
  const [search] = useSearchParams();
  const input = useRef<HTMLInputElement>(null);
  const isUsed = discount?.problem === null;
  const kept = [...search].filter(([name]) => name !== 'code');
  const clear = () => {
    if (input.current === null) return;
    input.current.value = '';
    input.current.focus();
  };
  return (
    <DiscountCodeForm
      fields={Object.fromEntries(kept)}
      code={discount?.code ?? ''}
      error={discount?.problem}
      isOpen={discount !== null || search.has('code')}
      inputRef={input}
    >
      <p role="status" className="-mt-1.5 mb-3 text-small empty:hidden">
        {isUsed && usedText({ ...props, discount })}{' '}
        {isUsed && (
          <Link
            to={`?${new URLSearchParams([...kept, ['code', '']])}`}
            onClick={clear}
            replace
            preventScrollReset
            className="text-link underline underline-offset-4"
          >
            {copy.discountRemove}
          </Link>
        )}
      </p>
    </DiscountCodeForm>
  );
}
