import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from 'sonner';
import { useViewer } from '#app/hooks/use-viewer.ts';
import type { Payment } from '#contract/account/wallet.ts';
import { formatRupiah, toRupiah } from '#shared/money.ts';
import { shownPaymentStatus } from '#shared/payments.ts';
import { walletCopy } from './wallet-copy.ts';

const ASK_AGAIN_MS = 1500;

/**
 * What became of the payment one comes back from. It asks again while the gateway's notice is on its way:
 * the credit never depends on this page, only the message does.
 */
export function PaymentNotice({ payment }: { readonly payment: Payment }) {
  const status = shownPaymentStatus(payment.status);
  useWaiting(status === 'pending');
  useCreditToast(payment, status === 'completed');
  const amount = formatRupiah(toRupiah(payment.received_bigint ?? payment.amount_bigint));
  const notices = {
    pending: { tone: 'bg-dawn-soft', title: walletCopy.waiting, hint: walletCopy.waitingHint },
    completed: { tone: 'bg-credit-soft', title: walletCopy.done, hint: `Saldo bertambah ${amount}.` },
    failed: { tone: 'bg-debit-soft', title: walletCopy.notPaid, hint: walletCopy.notPaidHint },
  } as const;
  const notice = notices[status];
  return (
    <div role="status" data-payment-status={status} className={`mb-6 rounded-card p-4 ${notice.tone}`}>
      <p className="font-semibold">{notice.title}</p>
      <p className="mt-0.5 text-ink-2 text-ui">{notice.hint}</p>
    </div>
  );
}

function useWaiting(isWaiting: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isWaiting || state !== 'idle') return;
    const timer = setTimeout(revalidate, ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, revalidate, state]);
}

/** Says it once per payment, and brings the balance in the navigation up to date. */
function useCreditToast(payment: Payment, isCompleted: boolean): void {
  const told = useRef<string | null>(null);
  const { refresh } = useViewer();
  useEffect(() => {
    if (!isCompleted || told.current === payment.id) return;
    told.current = payment.id;
    toast.success(walletCopy.done);
    refresh();
  }, [isCompleted, payment.id, refresh]);
}
