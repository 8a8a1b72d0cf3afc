import type { ComponentProps } from 'react';
import { DialogForm } from './dialogs/dialog-form.tsx';

interface CheckoutFormProps extends Omit<ComponentProps<typeof DialogForm>, 'action'> {
  readonly slug: string;
}

/** Without scripts it opens `/checkout/…`. Its HTML is the same for everybody, so pages with it are cacheable. */
export function CheckoutForm({ slug, ...form }: CheckoutFormProps) {
  return <DialogForm {...form} action={`/checkout/${slug}`} />;
}
