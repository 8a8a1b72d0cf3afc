import type { ComponentProps } from 'react';

interface DialogFormProps extends Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit'> {
  /** The page with the same form, or the next best way. */
  readonly action: string;
  readonly onOpen: () => void;
}

/** `DialogLink` for what is a button: opens a dialog, or a page without scripts. */
export function DialogForm({ onOpen, ...form }: DialogFormProps) {
  return (
    <form
      {...form}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        onOpen();
      }}
    />
  );
}
