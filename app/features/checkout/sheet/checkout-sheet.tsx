import { useEffect, useState } from 'react';
import { Navigate, useFetcher } from 'react-router';
import { DialogFrame } from '#app/components/dialogs/dialog-frame.tsx';
import { Skeleton } from '#app/components/ui/skeleton.tsx';
import { sendVisit } from '#app/features/visits/visit-beacon.ts';
import { checkoutCopy } from '#messages/checkout/checkout.ts';
import { CheckoutBody, checkoutHeading } from '../checkout-page.tsx';
import type { Checkout } from '../server/fetch-checkout.ts';

interface Props {
  /** The sheet reads the checkout page and posts to it. */
  readonly address: string;
  readonly onClose: () => void;
  readonly onBought?: () => void;
}

/** The checkout page over the page on screen (WAL-009). */
export function CheckoutSheet({ address, onClose, onBought }: Props) {
  const { data, load } = useFetcher<{ readonly checkout: Checkout | null }>();
  const [current, setCurrent] = useState(address);
  useEffect(() => void load(current), [load, current]);
  useEffect(() => sendVisit(address), [address]);
  if (data === undefined) {
    return (
      <DialogFrame title={checkoutCopy.title} onClose={onClose}>
        <Skeleton aria-busy="true" className="h-72 rounded-card" />
      </DialogFrame>
    );
  }
  // Not sold any more, which the page explains.
  if (data.checkout === null) return <Navigate to={current} />;
  const { title, intro } = checkoutHeading(data.checkout);
  return (
    <DialogFrame title={title} text={intro} onClose={onClose}>
      <div className="group/pay relative [--below:-1.5rem] [--edge:1.5rem] [--plane:var(--lift)]">
        <CheckoutBody
          checkout={data.checkout}
          address={current}
          onCode={(code) => setCurrent(withCode(address, code))}
          {...(onBought && { onBought })}
        />
      </div>
    </DialogFrame>
  );
}

function withCode(address: string, code: string): string {
  const { pathname, searchParams } = new URL(address, 'https://localhost');
  searchParams.set('code', code);
  return `${pathname}?${searchParams}`;
}
