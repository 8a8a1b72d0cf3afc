import { EmptyState } from '#app/components/page/empty-state.tsx';
import { ErrorState } from '#app/components/page/error-state.tsx';
import type { Subscription } from '#contract/subscriptions/subscriptions.ts';
import { subscriptionsCopy } from '#messages/subscriptions/subscriptions.ts';
import { PastDueNotice } from './past-due-notice.tsx';
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
