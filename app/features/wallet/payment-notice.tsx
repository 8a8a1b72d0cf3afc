import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useViewer } from '#app/hooks/use-viewer.ts';
import { toast } from '#app/lib/toast.ts';
import type { PurchaseIntent } from '#contract/account/purchase-intents.ts';
import type { Payment } from '#contract/account/wallet.ts';
import { formatRupiah, toRupiah } from '#shared/money.ts';
import { shownPaymentStatus } from '#shared/payments.ts';
import { CheckStatus } from './check-status.tsx';
import { useWaiting } from './use-waiting.ts';
import { walletCopy } from './wallet-copy.ts';

interface Props {
  readonly payment: Payment;
  /** The purchase that this payment is for. */
  readonly intent: PurchaseIntent | null;
}

/**
 * What became of the payment one comes back from, and of the purchase that waits for it. The page asks again, ever more
 * slowly, and then stops: money and purchase never depend on this page, only the message does.
 */
export function PaymentNotice({ payment, intent }: Props) {
  const status = shownPaymentStatus(payment.status);
  const isBuying = status === 'completed' && intent?.status === 'waiting';
  const isGivingUp = useWaiting(status === 'pending' || isBuying);
  useCreditToast(payment, status === 'completed');
  useGranted(status === 'completed' && intent?.status === 'completed' ? intent.kind : null);
  const amount = formatRupiah(toRupiah(payment.received_bigint ?? payment.amount_bigint));
  const notices = {
    pending: {
      tone: 'bg-dawn-soft',
      title: walletCopy.waiting,
      hint: isGivingUp ? walletCopy.waitingLong : walletCopy.waitingHint,
    },
    completed: {
      tone: 'bg-credit-soft',
      title: walletCopy.done,
      hint: isBuying ? walletCopy.completing : `Saldo bertambah ${amount}.`,
    },
    failed: { tone: 'bg-debit-soft', title: walletCopy.notPaid, hint: walletCopy.notPaidHint },
  } as const;
  const notice = notices[status];
  return (
    <div
      role="status"
      data-payment-status={status}
      className={`mb-6 flex flex-wrap items-center justify-between gap-3 rounded-card p-4 ${notice.tone}`}
    >
      <div className="min-w-0">
        <p className="font-semibold">{notice.title}</p>
        <p className="mt-0.5 text-ink-2 text-ui">{notice.hint}</p>
      </div>
      {status === 'pending' && <CheckStatus paymentId={payment.id} />}
    </div>
  );
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

const granted = {
  checkout: { ...walletCopy.granted, to: '/user/purchases' },
  subscription: { ...walletCopy.subscribed, to: '/user/subscriptions' },
} as const;

/** What waited is bought: to where it is. The way there replaces this page, so that Back does not come here again. */
function useGranted(kind: PurchaseIntent['kind'] | null): void {
  const navigate = useNavigate();
  const { refresh } = useViewer();
  useEffect(() => {
    if (kind === null) return;
    const { title, text, to } = granted[kind];
    toast.success(title, { description: text });
    void refresh();
    void navigate(to, { replace: true });
  }, [kind, navigate, refresh]);
}
