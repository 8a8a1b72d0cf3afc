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

/** Leads to the checkout page with a code, where a price is shown without one. */
export function DiscountCodeForm({ action, fields = {} }: DiscountCodeFormProps) {
  return (
    <Form method="get" action={action} className="flex items-start gap-2.5">
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
  );
}
