import type { ReactNode } from 'react';
import { Form } from 'react-router';

interface Props {
  readonly onSignOut: () => void;
  readonly children: ReactNode;
}

export function SignOutForm({ onSignOut, children }: Props) {
  return (
    <Form
      method="post"
      action="/logout"
      reloadDocument
      onSubmit={(event) => {
        event.preventDefault();
        onSignOut();
      }}
    >
      {children}
    </Form>
  );
}
