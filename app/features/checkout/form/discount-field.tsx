import { useRef } from 'react';
import { Form, Link, useSearchParams } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Input } from '#app/components/ui/input.tsx';
import { checkoutCopy as copy } from '#messages/checkout.ts';
import { formatRupiah, type Rupiah, rupiah } from '#shared/money/money.ts';
import type { CheckoutDiscount } from './discount-code.ts';

interface DiscountFieldProps {
  /** What the nota says that it takes off: of the list price where a sale ends for it; null: nothing yet. */
  readonly saving: Rupiah | null;
  readonly discount: CheckoutDiscount | null;
  readonly isVisitor: boolean;
}

/** What the code takes off, and what a visitor hears before paying, as it is judged afterwards. */
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
 * Asks the page for its price with a code. What became of it is always said, and stays mounted so that it is announced:
 * an error at the field, a success below it. Folded until there is a code. Takes the place of the page without it, so
 * that one step back leaves the checkout.
 */
export function DiscountField(props: DiscountFieldProps) {
  const { discount } = props;
  const [search] = useSearchParams();
  const input = useRef<HTMLInputElement>(null);
  const isUsed = discount?.problem === null;
  // What the address says of plan, cart and link stays in it.
  const kept = [...search].filter(([name]) => name !== 'code');
  const clear = () => {
    if (input.current === null) return;
    input.current.value = '';
    input.current.focus();
  };
  return (
    <details className="border-line border-t border-dashed" open={discount !== null || search.has('code')}>
      <summary className="inline-flex min-h-tap cursor-pointer items-center text-link text-ui underline-offset-4 hover:underline">
        {copy.haveCode}
      </summary>
      <Form method="get" replace preventScrollReset className="flex flex-wrap items-start gap-2.5">
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Field label={copy.discountCode} error={discount?.problem} className="min-w-0 flex-1">
          {(control) => (
            <Input
              {...control}
              ref={input}
              name="code"
              defaultValue={discount?.code ?? ''}
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={60}
            />
          )}
        </Field>
        <Button type="submit" variant="outline" className="mt-7">
          {copy.discountApply}
        </Button>
      </Form>
      <p role="status" className="mt-1.5 mb-3 text-small">
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
    </details>
  );
}
