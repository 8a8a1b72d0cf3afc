import type { ComponentProps } from 'react';

interface CheckoutFormProps extends Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit'> {
  readonly slug: string;
  readonly onOpen: () => void;
}

/** A buy button's form: opens the purchase dialog, or `/checkout/…` without scripts. The same for everybody, so cacheable. */
export function CheckoutForm({ slug, onOpen, ...form }: CheckoutFormProps) {
  return (
    <form
      {...form}
      method="get"
      action={`/checkout/${slug}`}
      onSubmit={(event) => {
        event.preventDefault();
        onOpen();
      }}
    />
  );
}
