import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { guestCheckoutCopy as copy } from '#messages/checkout/guest-checkout.ts';

interface Props {
  /** Null: it is free, but needs an account. */
  readonly obstacle: string | null;
  readonly loginHref: string;
}

export function NoPayment({ obstacle, loginHref }: Props) {
  if (obstacle !== null) return <Notice text={obstacle} />;
  return (
    <Notice text={copy.freeNeedsAccount}>
      <Button asChild>
        <Link to={loginHref}>{copy.signInFirst}</Link>
      </Button>
      <Button asChild variant="outline">
        <Link to={loginHref.replace('/login', '/signup')}>{copy.signUp}</Link>
      </Button>
    </Notice>
  );
}

function Notice({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    <div role="status" className="notice grid gap-4">
      <p className="text-ui">{text}</p>
      {children !== undefined && <div className="flex flex-wrap gap-2.5">{children}</div>}
    </div>
  );
}
