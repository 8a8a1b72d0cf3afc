import { useEffect, useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { formatRupiah } from '#shared/money.ts';
import { checkoutCopy } from './checkout-copy.ts';
import { keepPending, type PendingPurchase, readPending } from './pending-purchase.ts';
import { usePurchase } from './use-purchase.ts';

/** Goes on with the purchase that waited for this top-up, once the credit is there ("bayar kekurangan"). */
export function ResumePurchase({ isPaid }: { readonly isPaid: boolean }) {
  const [pending, setPending] = useState<PendingPurchase | null>(null);
  const { resume, isBusy } = usePurchase();
  // What waits is known to this browser tab alone, so it is read after the page has come alive.
  useEffect(() => setPending(readPending()), []);
  const drop = () => {
    keepPending(null);
    setPending(null);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it must happen once, when the credit arrives
  useEffect(() => {
    if (!isPaid || pending === null) return;
    drop();
    resume(pending);
  }, [isPaid, pending]);
  if (pending === null && !isBusy) return null;
  return (
    <div
      role="status"
      className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-card bg-soft px-4 py-3 text-ui"
    >
      {isBusy || pending === null ? (
        <p>{checkoutCopy.resuming}</p>
      ) : (
        <>
          <p>
            {checkoutCopy.waits}{' '}
            <b className="font-semibold">
              {pending.title} · <span className="num">{formatRupiah(pending.price)}</span>
            </b>
          </p>
          <Button variant="outline" size="sm" onClick={drop}>
            {checkoutCopy.dropPending}
          </Button>
        </>
      )}
    </div>
  );
}
