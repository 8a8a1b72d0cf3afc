import { Suspense } from 'react';
import { lazyPart } from '#app/components/rendering/lazy-part.ts';
import type { Purchase } from './use-purchase.ts';

const PurchaseDialogs = lazyPart(async () => (await import('./purchase-dialog.tsx')).PurchaseDialogs);

export function LazyPurchaseDialogs({ purchase }: { readonly purchase: Purchase }) {
  if (purchase.product === null && purchase.missingFields === null) return null;
  return (
    <Suspense>
      <PurchaseDialogs purchase={purchase} />
    </Suspense>
  );
}
