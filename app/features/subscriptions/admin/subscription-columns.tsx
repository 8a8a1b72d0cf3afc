import { SubscriptionBadge } from '#app/components/commerce/subscription-badge.tsx';
import type { Column } from '#app/components/data-table/data-table.tsx';
import { RowTitle } from '#app/components/data-table/row-title.tsx';
import type { AdminSubscription } from '#contract/subscriptions/admin.ts';
import { subscriptionsCopy as copy } from '#messages/subscriptions/admin.ts';
import { formatRupiah } from '#shared/money/money.ts';
import { formatCardDate, formatDayMonth } from '#shared/time/dates.ts';

export const subscriptionColumns = (
  hrefOf: (subscription: AdminSubscription) => string,
  columns = copy.columns,
): readonly Column<AdminSubscription>[] => [
  {
    header: columns.subscriber,
    isTitle: true,
    cell: (subscription, folded) => (
      <RowTitle
        opens={hrefOf(subscription)}
        label={copy.openSubscription(subscription.user.full_name, subscription.product.title)}
        title={subscription.user.full_name}
        hint={subscription.user.email}
        isHintWide
      >
        {folded}
      </RowTitle>
    ),
  },
  {
    header: columns.product,
    cell: ({ product }) => (
      <span className="block truncate @cards:max-w-48 @min-[72rem]:max-w-72">{product.title}</span>
    ),
  },
  {
    header: columns.plan,
    fold: 'desk',
    line: 'wide',
    cell: ({ plan_name }) => <span className="block truncate @cards:max-w-40">{plan_name}</span>,
  },
  { header: columns.status, cell: ({ status }) => <SubscriptionBadge status={status} /> },
  {
    header: columns.nextCharge,
    sort: 'next_charge_at',
    isNumber: true,
    cell: (subscription) => <NextCharge subscription={subscription} />,
  },
  {
    header: columns.started,
    sort: 'started_at',
    fold: 'wide',
    line: 'none',
    cell: ({ started_at }) => <span className="num text-ink-2">{formatCardDate(started_at)}</span>,
  },
];

function NextCharge({ subscription }: { readonly subscription: AdminSubscription }) {
  const { next_charge, past_due, status, current_period_end, ended_at } = subscription;
  if (status === 'expired')
    return <span className="num text-ink-3">{ended_at && formatCardDate(ended_at)}</span>;
  if (next_charge === null)
    return <span className="num text-ink-3">{copy.endsOn(formatCardDate(current_period_end))}</span>;
  return (
    <span className="num grid justify-items-end">
      <span>{formatRupiah(next_charge.amount)}</span>
      <span className={past_due === null ? 'text-ink-3 text-small' : 'text-debit text-small'}>
        {past_due === null ? formatCardDate(next_charge.at) : copy.since(formatDayMonth(past_due.since))}
      </span>
    </span>
  );
}
