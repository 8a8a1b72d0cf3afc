import { Form, useSearchParams } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Input } from '#app/components/ui/input.tsx';
import { checkoutCopy as copy } from '#messages/checkout.ts';
import type { CheckoutDiscount } from './discount-code.ts';

interface DiscountFieldProps {
  readonly discount: CheckoutDiscount | null;
  readonly isVisitor: boolean;
}

/** What a visitor hears before paying, as it is judged afterwards; null: nothing. */
function conditionsText({ conditions }: CheckoutDiscount): string | null {
  if (conditions.length === 0) return null;
  return [...conditions.map((condition) => copy.discountConditions[condition]), copy.discountJudged].join(
    ' ',
  );
}

/** Asks the page for its price with a code; what it says of the code stands at the field. Folded until there is one. */
export function DiscountField(props: DiscountFieldProps) {
  if (props.discount !== null) return <OpenField {...props} />;
  return (
    <details className="mb-3 not-first:mt-3">
      <summary className="inline-flex min-h-tap cursor-pointer items-center text-link text-ui underline-offset-4 hover:underline">
        {copy.haveCode}
      </summary>
      <OpenField {...props} />
    </details>
  );
}

function OpenField({ discount, isVisitor }: DiscountFieldProps) {
  const [search] = useSearchParams();
  const conditions = isVisitor && discount !== null ? conditionsText(discount) : null;
  return (
    <Form method="get" preventScrollReset className="mb-6 flex flex-wrap items-start gap-2.5 not-first:mt-5">
      {/* What the address says of plan, cart and link stays in it. */}
      {[...search].map(([name, value]) =>
        name === 'code' ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Field
        label={copy.discountCode}
        error={discount?.problem ?? undefined}
        hint={discount?.problem === null ? copy.discountUsed(discount.code) : undefined}
        className="min-w-0 flex-1"
      >
        {(control) => (
          <Input
            key={discount?.code}
            {...control}
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
      {conditions !== null && <p className="w-full text-ink-2 text-small">{conditions}</p>}
    </Form>
  );
}
