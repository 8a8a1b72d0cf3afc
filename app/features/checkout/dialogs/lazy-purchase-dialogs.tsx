import { lazy, Suspense } from 'react';
import type { Purchase } from './use-purchase.ts';

const PurchaseDialogs = lazy(() =>
  import('./purchase-dialogs.tsx').then((code) => ({ default: code.PurchaseDialogs })),
);

/** The dialogs of a purchase, loaded when one opens. */
export function LazyPurchaseDialogs({ purchase }: { readonly purchase: Purchase }) {
  if (purchase.product === null && purchase.missingFields === null) return null;
  return (
    <Suspense>
      <PurchaseDialogs purchase={purchase} />
    </Suspense>
  );
}
