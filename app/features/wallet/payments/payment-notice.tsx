import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { QrPayment } from '#app/components/commerce/qr-payment.tsx';
import { useViewer } from '#app/hooks/session/use-viewer.ts';
import type { QrDrawing } from '#app/lib/qr-drawing.ts';
import { toast } from '#app/lib/toast.ts';
import type { PurchaseIntent } from '#contract/intents/purchase-intents.ts';
import type { Payment } from '#contract/wallet/wallet.ts';
import { walletCopy } from '#messages/wallet/wallet.ts';
import { formatRupiah, toRupiah } from '#shared/money/money.ts';
import { shownPaymentStatus } from '#shared/payments/payments.ts';
import { saysWhatWasBought } from '#shared/shop/bought-page.ts';
import { CheckPaymentButton } from './check-payment-button.tsx';
import { usePollUntilSettled } from './use-poll-until-settled.ts';

interface Props {
  readonly payment: Payment;
  readonly intent: PurchaseIntent | null;
  readonly boughtPage: string | null;
  readonly qr: { readonly drawing: QrDrawing; readonly seconds_left: number } | null;
}

/** Polls with growing delays, then stops: only the message depends on this page, not the money. */
export function PaymentNotice({ payment, intent, boughtPage, qr }: Props) {
  const status = shownPaymentStatus(payment.status);
  const isBuying = status === 'completed' && intent?.status === 'waiting';
  const hasTimedOut = usePollUntilSettled(status === 'pending' || isBuying);
  useBalanceRefresh(payment, status === 'completed');
  useRedirectAfterGrant(status === 'completed' ? boughtPage : null, intent?.kind ?? 'checkout');
  const amount = formatRupiah(toRupiah(payment.received_bigint ?? payment.amount_bigint));
  const notices = {
    pending: {
      tone: 'bg-dawn-soft',
      title: walletCopy.waiting,
      hint: hasTimedOut ? walletCopy.waitingLong : walletCopy.waitingHint,
    },
    completed: {
      tone: 'bg-credit-soft',
      title: walletCopy.done,
      hint: isBuying ? walletCopy.completing : `${walletCopy.redeemed(amount)}.`,
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
      {status === 'pending' && <CheckPaymentButton paymentId={payment.id} />}
      {qr !== null && (
        <div className="w-full max-w-[340px]">
          <QrPayment {...qr} amount={toRupiah(payment.amount_bigint)} expires_at={payment.expires_at} />
        </div>
      )}
    </div>
  );
}

function useBalanceRefresh(payment: Payment, isCompleted: boolean): void {
  const notifiedId = useRef<string | null>(null);
  const { refresh } = useViewer();
  useEffect(() => {
    if (!isCompleted || notifiedId.current === payment.id) return;
    notifiedId.current = payment.id;
    void refresh();
  }, [isCompleted, payment.id, refresh]);
}

const granted = { checkout: 'granted', subscription: 'subscribed', grant: 'granted' } as const;

/** Replaces this page in the history, so that Back does not return to it. */
function useRedirectAfterGrant(to: string | null, kind: PurchaseIntent['kind']): void {
  const navigate = useNavigate();
  const { refresh } = useViewer();
  useEffect(() => {
    if (to === null) return;
    const { title, text } = walletCopy[granted[kind]];
    if (!saysWhatWasBought(to)) toast.success(title, { description: text });
    void refresh();
    void navigate(to, { replace: true });
  }, [to, kind, navigate, refresh]);
}
