import type { ComponentProps } from 'react';
import { DialogForm } from './dialogs/dialog-form.tsx';

interface CheckoutFormProps extends Omit<ComponentProps<typeof DialogForm>, 'action'> {
  readonly slug: string;
}

/** A buy button's form: opens the purchase dialog, or `/checkout/…` without scripts. The same for everybody, so cacheable. */
export function CheckoutForm({ slug, ...form }: CheckoutFormProps) {
  return <DialogForm {...form} action={`/checkout/${slug}`} />;
}
