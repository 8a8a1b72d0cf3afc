import { Clock3, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { QrPayment } from '#app/components/commerce/qr-payment.tsx';
import { DialogLink } from '#app/components/dialogs/dialog-link.tsx';
import { PostButton } from '#app/components/form/post-button.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { useViewer } from '#app/hooks/session/use-viewer.ts';
import { INTENT } from '#app/lib/forms/form-reply.ts';
import type { QrDrawing } from '#app/lib/qr-drawing.ts';
import { toast } from '#app/lib/toast.ts';
import type { PurchaseIntent } from '#contract/intents/purchase-intents.ts';
import type { Payment } from '#contract/wallet/wallet.ts';
import { intentReason } from '#messages/checkout/intent-reasons.ts';
import { unpaidCopy } from '#messages/orders/unpaid.ts';
import { walletCopy } from '#messages/wallet/wallet.ts';
import { formatRupiah, toRupiah } from '#shared/money/money.ts';
import { shownPaymentStatus } from '#shared/payments/payments.ts';
import { saysWhatWasBought } from '#shared/shop/bought-page.ts';

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

/** Two minutes in all. */
const POLL_DELAYS_MS = [1000, 1500, 2000, 3000, 5000, 8000, 12_000, 18_000, 30_000, 40_000] as const;

function usePollUntilSettled(isWaiting: boolean): boolean {
  const { revalidate, state } = useRevalidator();
  const [pollCount, setPollCount] = useState(0);
  const delayMs = POLL_DELAYS_MS[pollCount];
  useEffect(() => {
    if (!isWaiting || state !== 'idle' || delayMs === undefined) return;
    const timer = setTimeout(() => {
      setPollCount((count) => count + 1);
      void revalidate();
    }, delayMs);
    return () => clearTimeout(timer);
  }, [isWaiting, revalidate, state, delayMs]);
  return isWaiting && delayMs === undefined;
}

function CheckPaymentButton({ paymentId }: { readonly paymentId: string }) {
  return (
    <PostButton
      id="check"
      action="/user/billing"
      fields={{ [INTENT]: 'check', id: paymentId }}
      onSuccess={({ status = '' }) => {
        if (shownPaymentStatus(status) === 'pending') toast.message(walletCopy.stillPending);
      }}
      size="sm"
      variant="outline"
      busyText={walletCopy.checking}
    >
      {walletCopy.check}
    </PostButton>
  );
}

/** Includes purchases that failed although the money arrived (DECISIONS 10). */
export function IntentList({ intents }: { readonly intents: readonly PurchaseIntent[] }) {
  if (intents.length === 0) return null;
  return (
    <section aria-label={walletCopy.intents} className="mb-6">
      <ul className="grid gap-2">
        {intents.map((intent) => (
          <IntentRow key={intent.id} intent={intent} />
        ))}
      </ul>
    </section>
  );
}

const waitReason = ({ suggested_topup }: PurchaseIntent) =>
  suggested_topup === null ? walletCopy.intentCovered : walletCopy.intentWaits;

const noToast = () => undefined;

function IntentRow({ intent }: { readonly intent: PurchaseIntent }) {
  const navigate = useNavigate();
  const isWaiting = intent.status === 'waiting';
  const Icon = isWaiting ? Clock3 : Undo2;
  const { suggested_topup } = intent;
  const search = `?topup=${suggested_topup ?? 0}&intent=${intent.id}`;
  return (
    <li
      data-intent-status={intent.status}
      className={
        'notice grid grid-cols-[24px_minmax(0,1fr)] gap-x-3 gap-y-3 sm:grid-cols-[24px_minmax(0,1fr)_auto] sm:items-center'
      }
    >
      <Icon aria-hidden className="mt-0.5 size-5 self-start text-ink-2" />
      <div className="min-w-0">
        <p className="font-semibold text-ui">
          {intent.title} · <span className="num">{formatRupiah(intent.amount)}</span>
        </p>
        <p className="text-ink-2 text-small">
          {isWaiting ? waitReason(intent) : walletCopy.intentCancelled(intentReason(intent.reason ?? ''))}
        </p>
      </div>
      <div className="col-start-2 flex flex-wrap gap-2 sm:col-start-3">
        {isWaiting && suggested_topup !== null && (
          <Button asChild size="sm" variant="outline">
            <DialogLink
              to={`/user/billing/top-up${search}`}
              onOpen={() => void navigate(`/user/billing${search}`, { preventScrollReset: true })}
            >
              {walletCopy.intentTopUp(formatRupiah(suggested_topup))}
            </DialogLink>
          </Button>
        )}
        {intent.checkout_path !== null && (
          <Button asChild size="sm">
            <Link to={intent.checkout_path}>{unpaidCopy.payFromBalance}</Link>
          </Button>
        )}
        <PostButton
          id={`dismiss-${intent.id}`}
          action="/user/billing"
          fields={{ [INTENT]: 'dismiss', id: intent.id }}
          onSuccess={noToast}
          size="sm"
          variant="quiet"
        >
          {isWaiting ? walletCopy.intentDrop : walletCopy.intentSeen}
        </PostButton>
      </div>
    </li>
  );
}
