import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { toast } from '#app/lib/toast.ts';
import { shownPaymentStatus } from '#shared/payments.ts';
import { walletCopy } from '../wallet-copy.ts';

type CheckPaymentResult =
  | { readonly ok: true; readonly status: string }
  | { readonly ok: false; readonly message: string };

/** Asks the gateway instead of waiting for its webhook. */
export function CheckPaymentButton({ paymentId }: { readonly paymentId: string }) {
  const fetcher = useFetcher<CheckPaymentResult>();
  const { data } = fetcher;
  useEffect(() => {
    if (data === undefined) return;
    if (!data.ok) toast.error(data.message);
    else if (shownPaymentStatus(data.status) === 'pending') toast.message(walletCopy.stillPending);
  }, [data]);
  return (
    <fetcher.Form method="post" action="/user/payments/check">
      <input type="hidden" name="id" value={paymentId} />
      <Button
        type="submit"
        size="sm"
        variant="outline"
        busyText={fetcher.state === 'idle' ? undefined : walletCopy.checking}
      >
        {walletCopy.check}
      </Button>
    </fetcher.Form>
  );
}
