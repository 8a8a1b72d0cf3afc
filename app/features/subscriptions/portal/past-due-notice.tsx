import { useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import type { Subscription } from '#contract/account/subscriptions.ts';
import { formatArticleDate, formatTime } from '#shared/dates.ts';
import { formatRupiah } from '#shared/money.ts';
import type { ChargeFailure } from '#shared/subscriptions.ts';
import { subscriptionsCopy } from '../subscription-copy.ts';
import { ActionError } from './action-error.tsx';
import { useSubscriptionAction } from './use-subscription-action.ts';

/** Shows the amount, the deadline, and both ways to pay. */
export function PastDueNotice({ subscription }: { readonly subscription: Subscription }) {
  const { past_due, next_charge } = subscription;
  // One key per debt: a double click or a retry pays once.
  const key = useRef('');
  const action = useSubscriptionAction(() => {
    key.current = '';
  });
  if (past_due === null || next_charge === null) return null;
  const until = `${formatArticleDate(past_due.grace_until)} pukul ${formatTime(past_due.grace_until)} WIB`;
  const topUp = action.refusal?.suggested_topup ?? null;
  const retry = () => {
    key.current ||= crypto.randomUUID();
    action.send('retry', { id: subscription.id, idempotency_key: key.current });
  };
  return (
    <section aria-label={`Tagihan ${subscription.product.title}`} className="rounded-card bg-debit-soft p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="min-w-[min(100%,280px)] flex-1">
          <h2 className="font-semibold text-t3">
            {subscription.product.title}: <span className="num">{formatRupiah(next_charge.amount)}</span>{' '}
            belum terbayar
          </h2>
          <p className="mt-1 text-ink-2 text-ui">{failureText(past_due.failure, until)}</p>
        </div>
        <p className="flex flex-wrap gap-2.5">
          {past_due.failure === 'INSUFFICIENT_BALANCE' && (
            <Button asChild size="sm">
              <Link to={topUp === null ? '/user/billing' : `/user/billing?topup=${topUp}`}>
                {subscriptionsCopy.topUp}
              </Link>
            </Button>
          )}
          <Button
            variant="outline"
            size="sm"
            onClick={retry}
            {...(action.isBusy && { busyText: subscriptionsCopy.busy })}
          >
            {subscriptionsCopy.retry}
          </Button>
        </p>
      </div>
      <ActionError refusal={action.refusal} />
    </section>
  );
}

function failureText(failure: ChargeFailure, until: string): string {
  switch (failure) {
    case 'WALLET_INACTIVE':
      return 'Dompet Anda sedang dibekukan. Hubungi kami, lalu coba lagi.';
    case 'WALLET_DISPUTED':
      return 'Dompet Anda dibekukan sementara karena sengketa pembayaran di bank Anda. Penjelasannya ada di halaman Billing.';
    case 'INSUFFICIENT_BALANCE':
      return `Isi saldo, lalu coba lagi. Akses tetap terbuka sampai ${until}; kami juga mencoba sendiri setiap hari.`;
  }
}
