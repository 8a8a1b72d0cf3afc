import type { ComponentProps } from 'react';

interface DialogFormProps extends Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit'> {
  readonly action: string;
  readonly onOpen: () => void;
}

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
