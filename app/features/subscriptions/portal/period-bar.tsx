import type { Subscription } from '#contract/subscriptions/subscriptions.ts';
import { termsCopy } from '#messages/subscriptions/subscriptions.ts';
import { formatCardDate } from '#shared/time/dates.ts';
import { periodProgress } from '../service/plan-view.ts';

interface Props {
  readonly subscription: Pick<Subscription, 'current_period_start' | 'current_period_end' | 'status'>;
  readonly now: Date;
  readonly isEndSaid?: boolean;
}

export function PeriodBar({ subscription, now, isEndSaid = false }: Props) {
  const start = formatCardDate(subscription.current_period_start);
  const { day, days, percent } = periodProgress(subscription, now);
  const colour = subscription.status === 'past_due' ? 'bg-debit' : 'bg-credit';
  return (
    <div>
      <div aria-hidden className="flex h-2 overflow-hidden rounded-full bg-sunk">
        <i className={`block ${colour}`} style={{ width: `max(6px, ${percent}%)` }} />
      </div>
      <p className="num mt-1.5 flex flex-wrap justify-between gap-x-4 text-ink-3 text-small">
        <span>{termsCopy.day(day, days)}</span>
        <span>
          {isEndSaid
            ? termsCopy.since(start)
            : `${start} – ${formatCardDate(subscription.current_period_end)}`}
        </span>
      </p>
    </div>
  );
}
