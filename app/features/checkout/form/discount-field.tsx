import { type MouseEvent, useRef } from 'react';
import { Link } from 'react-router';
import { DiscountCodeForm } from '#app/components/commerce/discount-code-form.tsx';
import { checkoutCopy as copy } from '#messages/checkout/checkout.ts';
import { formatRupiah, type Rupiah, rupiah } from '#shared/money/money.ts';
import type { CheckoutDiscount } from './discount-code.ts';

export interface DiscountFieldProps {
  readonly address: string;
  /** The nota's discount, from the list price where a sale ends for it; null: none yet. */
  readonly saving: Rupiah | null;
  readonly discount: CheckoutDiscount | null;
  readonly isVisitor: boolean;
  /** In a sheet: reads the price with a code, or without one (`''`). */
  readonly onCode?: (code: string) => void;
}

function usedText({
  discount,
  saving,
  isVisitor,
}: Pick<DiscountFieldProps, 'saving' | 'isVisitor'> & { readonly discount: CheckoutDiscount }) {
  const { code, before, reduced, conditions } = discount;
  const used = copy.discountUsed(code, formatRupiah(saving ?? rupiah((before ?? reduced) - reduced)));
  if (!isVisitor || conditions.length === 0) return used;
  return [used, ...conditions.map((one) => copy.discountConditions[one]), copy.discountJudged].join(' ');
}

/**
 * Reads the checkout again with the price for a code. Its status stays mounted, so that it is announced: an error at the
 * field, a success below it. Folded until a code is entered. The page replaces its history entry, so that one step back
 * leaves the checkout.
 */
export function DiscountField(props: DiscountFieldProps) {
  const { address, discount, onCode } = props;
  const { pathname, searchParams: search } = new URL(address, 'https://localhost');
  const input = useRef<HTMLInputElement>(null);
  const isUsed = discount?.problem === null;
  const kept = [...search].filter(([name]) => name !== 'code');
  const clear = (event: MouseEvent) => {
    if (onCode !== undefined) {
      event.preventDefault();
      onCode('');
    }
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
      {...(onCode && { onCode })}
    >
      <p role="status" className="-mt-1.5 mb-3 text-small empty:hidden">
        {isUsed && usedText({ ...props, discount })}{' '}
        {isUsed && (
          <Link
            to={`${pathname}?${new URLSearchParams([...kept, ['code', '']])}`}
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
