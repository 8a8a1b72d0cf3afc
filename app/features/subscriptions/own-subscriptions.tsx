import { EmptyState } from '#app/components/empty-state.tsx';
import { ErrorState } from '#app/components/error-state.tsx';
import type { Subscription } from '#contract/account/subscriptions.ts';
import { coverPalettes } from '#shared/kawung/cover-palettes.ts';
import { OwnSubscriptionRow } from './own-subscription.tsx';
import { PastDueNotice } from './past-due-notice.tsx';
import { ownCopy } from './subscription-copy.ts';
import { endedLine } from './subscription-words.ts';

interface Props {
  /** Null: they could not be read. */
  readonly subscriptions: readonly Subscription[] | null;
  readonly now: Date;
}

/** What the user subscribes to: what needs money first, then what runs, then what is over. */
export function OwnSubscriptions({ subscriptions, now }: Props) {
  if (subscriptions === null) return <ErrorState title={ownCopy.failed} />;
  const live = subscriptions.filter(({ status }) => status !== 'expired');
  const over = subscriptions.filter(({ status }) => status === 'expired');
  const palettes = coverPalettes(live.map(({ product }) => product.slug));
  return (
    <>
      <div className="grid gap-3">
        {live.map((subscription) => (
          <PastDueNotice key={subscription.id} subscription={subscription} />
        ))}
      </div>
      {live.length === 0 ? (
        <EmptyState title={ownCopy.none} hint={ownCopy.noneHint} className="max-w-[820px]" />
      ) : (
        <section aria-labelledby="running" className="mt-6 first:mt-0">
          <h2 id="running" className="pb-3 font-semibold text-t2">
            {ownCopy.running}
          </h2>
          <ul className="border-line border-b">
            {live.map((subscription, index) => (
              <OwnSubscriptionRow
                key={subscription.id}
                subscription={subscription}
                palette={palettes[index]}
                now={now}
              />
            ))}
          </ul>
        </section>
      )}
      <Ended subscriptions={over} />
    </>
  );
}

function Ended({ subscriptions }: { readonly subscriptions: readonly Subscription[] }) {
  if (subscriptions.length === 0) return null;
  return (
    <details className="border-line border-b">
      <summary className="flex min-h-14 cursor-pointer items-center font-semibold text-ui">
        {ownCopy.ended} ({subscriptions.length})
      </summary>
      <ul className="pb-3">
        {subscriptions.map((subscription) => (
          <li
            key={subscription.id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-line border-t border-dashed py-2.5 text-ui"
          >
            <span>{subscription.product.title}</span>
            <span className="num text-ink-3 text-small">{endedLine(subscription)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
