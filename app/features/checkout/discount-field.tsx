import { Form } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Input } from '#app/components/ui/input.tsx';
import { checkoutCopy as copy } from '#messages/checkout.ts';
import { LINK } from './checkout-link.ts';
import type { CheckoutDiscount } from './discount-code.ts';

interface Props {
  readonly discount: CheckoutDiscount | null;
  /** Stays in the address of the page. */
  readonly link: string | null;
}

/** Asks the page for its price with a code; what it says of the code stands at the field. */
export function DiscountField({ discount, link }: Props) {
  return (
    <Form method="get" preventScrollReset className="mb-6 flex items-start gap-2.5">
      {link !== null && <input type="hidden" name={LINK} value={link} />}
      <Field
        label={copy.discountCode}
        error={discount?.problem ?? undefined}
        hint={discount !== null && discount.problem === null ? copy.discountUsed(discount.code) : undefined}
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
