import { Form } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Input } from '#app/components/ui/input.tsx';
import { checkoutCopy as copy } from '#messages/checkout.ts';
import type { CheckoutDiscount } from './discount-code.ts';

interface DiscountFieldProps {
  readonly discount: CheckoutDiscount | null;
  readonly isVisitor: boolean;
}

/** A visitor hears what the code asks of their account before paying, as it is judged afterwards. */
function hintOf({ code, conditions }: CheckoutDiscount, isVisitor: boolean): string {
  const asked = isVisitor ? conditions.map((condition) => copy.discountConditions[condition]) : [];
  return [copy.discountUsed(code), ...asked, ...(asked.length === 0 ? [] : [copy.discountJudged])].join(' ');
}

/** Asks the page for its price with a code; what it says of the code stands at the field. */
export function DiscountField({ discount, isVisitor }: DiscountFieldProps) {
  return (
    <Form method="get" preventScrollReset className="mb-6 flex items-start gap-2.5">
      <Field
        label={copy.discountCode}
        error={discount?.problem ?? undefined}
        hint={discount?.problem === null ? hintOf(discount, isVisitor) : undefined}
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
    </Form>
  );
}
