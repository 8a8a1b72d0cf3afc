import { lazy, Suspense, useState } from 'react';
import type { Purchase } from './use-purchase.ts';

const OpenBuyDialogs = lazy(() =>
  import('./open-buy-dialogs.tsx').then((code) => ({ default: code.OpenBuyDialogs })),
);

/** Whatever a purchase has to ask before it goes through. The code comes when a buyer begins, and stays. */
export function BuyDialogs({ purchase }: { readonly purchase: Purchase }) {
  const [isFetched, setIsFetched] = useState(false);
  const isAsked = purchase.product !== null || purchase.missingFields !== null;
  if (isAsked && !isFetched) setIsFetched(true);
  if (!isFetched) return null;
  return (
    <Suspense>
      <OpenBuyDialogs purchase={purchase} />
    </Suspense>
  );
}
