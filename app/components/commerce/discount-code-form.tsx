import { Form } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Input } from '#app/components/ui/input.tsx';
import { checkoutCopy as copy } from '#messages/checkout.ts';

interface DiscountCodeFormProps {
  /** The checkout page, which says what the code does. */
  readonly action: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** Leads to the checkout page with a code, where a price is shown without one; folded, as at the checkout. */
export function DiscountCodeForm({ action, fields = {} }: DiscountCodeFormProps) {
  return (
    <details>
      <summary className="inline-flex min-h-tap cursor-pointer items-center text-link text-ui underline-offset-4 hover:underline">
        {copy.haveCode}
      </summary>
      <Form method="get" action={action} className="flex items-start gap-2.5 pb-3">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Field label={copy.discountCode} className="min-w-0 flex-1">
          {(control) => (
            <Input
              {...control}
              name="code"
              required
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
    </details>
  );
}
