import type { ComponentProps } from 'react';

interface CheckoutDoorProps extends Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit'> {
  readonly slug: string;
  readonly onOpen: () => void;
}

/**
 * Around the button that buys: scripts ask in a dialog; before they are there, or without them, the form leads to the
 * page that asks the same. It is the same for everybody, so a page that is kept may hold it.
 */
export function CheckoutDoor({ slug, onOpen, ...form }: CheckoutDoorProps) {
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
