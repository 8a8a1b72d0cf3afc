import type { ReactNode, Ref, SubmitEvent } from 'react';
import { Form } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Input } from '#app/components/ui/input.tsx';
import { formText } from '#app/lib/forms/form-reply.ts';
import { checkoutCopy as copy } from '#messages/checkout/checkout.ts';

interface DiscountCodeFormProps {
  readonly action?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly code?: string;
  readonly error?: string | null | undefined;
  readonly isOpen?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** Takes the code in place of a navigation. */
  readonly onCode?: (code: string) => void;
  readonly children?: ReactNode;
}

export function DiscountCodeForm({ action, fields = {}, code = '', ...props }: DiscountCodeFormProps) {
  const { error, isOpen = false, inputRef, onCode, children } = props;
  const isHere = action === undefined;
  const take = (event: SubmitEvent<HTMLFormElement>) => {
    if (onCode === undefined) return;
    event.preventDefault();
    onCode(formText(new FormData(event.currentTarget), 'code'));
  };
  return (
    <details className="border-line border-t border-dashed" open={isOpen}>
      <summary className="inline-flex min-h-tap cursor-pointer items-center text-link text-ui underline-offset-4 hover:underline">
        {copy.haveCode}
      </summary>
      <Form
        method="get"
        {...(action !== undefined && { action })}
        replace={isHere}
        preventScrollReset={isHere}
        onSubmit={take}
        className="pb-3"
      >
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Field label={copy.discountCode} error={error}>
          {(control) => (
            <div className="flex gap-2.5">
              <Input
                {...control}
                ref={inputRef}
                name="code"
                defaultValue={code}
                required={!isHere}
                autoComplete="off"
                autoCapitalize="characters"
                maxLength={60}
                className="min-w-0 flex-1"
              />
              <Button type="submit" variant="outline">
                {copy.discountApply}
              </Button>
            </div>
          )}
        </Field>
      </Form>
      {children}
    </details>
  );
}
