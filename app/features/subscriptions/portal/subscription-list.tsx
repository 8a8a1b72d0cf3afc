import { useState } from 'react';
import { Link } from 'react-router';
import { PostButton } from '#app/components/form/post-button.tsx';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { ErrorState } from '#app/components/page/error-state.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { useViewer } from '#app/hooks/session/use-viewer.ts';
import { toast } from '#app/lib/toast.ts';
import type { Subscription } from '#contract/subscriptions/subscriptions.ts';
import { actionCopy, subscriptionsCopy, termsCopy } from '#messages/subscriptions/subscriptions.ts';
import { formatRupiah, sen, suggestedTopUp, toSen } from '#shared/money/money.ts';
import type { ChargeFailure } from '#shared/subscriptions/subscriptions.ts';
import { formatCardDate, formatTime } from '#shared/time/dates.ts';
import { SubscriptionRow } from './subscription-row.tsx';
import { endedText } from './subscription-text.ts';

interface Props {
  /** Null: they could not be read. */
  readonly subscriptions: readonly Subscription[] | null;
  readonly now: Date;
  readonly idempotencyKey: string;
}

export function SubscriptionList({ subscriptions, now, idempotencyKey }: Props) {
  if (subscriptions === null) return <ErrorState title={subscriptionsCopy.failed} />;
  const live = subscriptions.filter(({ status }) => status !== 'expired');
  const ended = subscriptions.filter(({ status }) => status === 'expired');
  return (
    <>
      <div className="grid gap-3">
        {live.map((subscription) => (
          <PastDueNotice key={subscription.id} subscription={subscription} idempotencyKey={idempotencyKey} />
        ))}
      </div>
      {live.length === 0 ? (
        <EmptyState
          title={subscriptionsCopy.none}
          hint={subscriptionsCopy.noneHint}
          className="max-w-[820px]"
        />
      ) : (
        <section aria-labelledby="running" className="mt-6 first:mt-0">
          <h2 id="running" className="pb-3 text-t3">
            {subscriptionsCopy.running}
          </h2>
          <ul className="border-line border-b">
            {live.map((subscription) => (
              <SubscriptionRow key={subscription.id} subscription={subscription} now={now} />
            ))}
          </ul>
        </section>
      )}
      <EndedSubscriptions subscriptions={ended} />
    </>
  );
}

function EndedSubscriptions({ subscriptions }: { readonly subscriptions: readonly Subscription[] }) {
  if (subscriptions.length === 0) return null;
  return (
    <details className="border-line border-b">
      <summary className="flex min-h-14 cursor-pointer items-center font-semibold text-ui">
        {subscriptionsCopy.ended} ({subscriptions.length})
      </summary>
      <ul className="pb-3">
        {subscriptions.map((subscription) => (
          <li
            key={subscription.id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-line border-t border-dashed py-2.5 text-ui"
          >
            <span>{subscription.product.title}</span>
            <span className="num text-ink-3 text-small">{endedText(subscription)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface PastDueNoticeProps {
  readonly subscription: Subscription;
  readonly idempotencyKey: string;
}

function PastDueNotice({ subscription, idempotencyKey }: PastDueNoticeProps) {
  const { past_due, next_charge } = subscription;
  const { viewer } = useViewer();
  if (past_due === null || next_charge === null) return null;
  const until = termsCopy.moment(formatCardDate(past_due.grace_until), formatTime(past_due.grace_until));
  const missing = viewer === null ? 0 : toSen(next_charge.amount) - viewer.wallet.balance_bigint;
  const topUp = missing > 0 ? `?topup=${suggestedTopUp(sen(missing))}` : '';
  return (
    <section aria-label={termsCopy.unpaidLabel(subscription.product.title)} className="notice-debit text-ink">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="min-w-[min(100%,280px)] flex-1">
          <h2 className="font-semibold text-t3">
            {subscription.product.title}: <span className="num">{formatRupiah(next_charge.amount)}</span>{' '}
            {termsCopy.unpaid}
          </h2>
          <p className="mt-1 text-ink-2 text-ui">{failureText(past_due.failure, until)}</p>
        </div>
        <div className="flex flex-wrap gap-2.5">
          {past_due.failure === 'INSUFFICIENT_BALANCE' && (
            <Button asChild size="sm">
              <Link to={`/user/billing/top-up${topUp}`}>{subscriptionsCopy.topUp}</Link>
            </Button>
          )}
          <RetryButton subscriptionId={subscription.id} idempotencyKey={idempotencyKey} />
        </div>
      </div>
    </section>
  );
}

interface RetryButtonProps {
  readonly subscriptionId: string;
  readonly idempotencyKey: string;
}

function RetryButton({ subscriptionId, idempotencyKey }: RetryButtonProps) {
  const { refresh } = useViewer();
  // One key per debt, so that a double click or a retry pays once.
  const [key] = useState(`${idempotencyKey}-${subscriptionId}`);
  return (
    <PostButton
      id={`retry-${subscriptionId}`}
      action="/user/subscriptions"
      fields={{ id: subscriptionId, idempotency_key: key }}
      onSuccess={() => {
        toast.success(actionCopy.retry);
        void refresh();
      }}
      variant="outline"
      size="sm"
      busyText={subscriptionsCopy.busy}
    >
      {subscriptionsCopy.retry}
    </PostButton>
  );
}

function failureText(failure: ChargeFailure, until: string): string {
  return failure === 'INSUFFICIENT_BALANCE' ? termsCopy.insufficient(until) : termsCopy.failures[failure];
}
