import { Download, Gift } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { SubscriptionBadge } from '#app/components/commerce/subscription-badge.tsx';
import type { Column } from '#app/components/data-table/data-table.tsx';
import { OpenLink } from '#app/components/data-table/open-link.tsx';
import { RowTitle } from '#app/components/data-table/row-title.tsx';
import { StaffList } from '#app/components/data-table/staff-list.tsx';
import { filterQuery, type Table } from '#app/components/data-table/table-view.ts';
import { HeaderActions } from '#app/components/page/header-actions.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { useRefreshAction } from '#app/components/page/refresh-button.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { apiHref } from '#app/lib/api/api-href.ts';
import type { AdminSubscription, exportSubscriptions } from '#contract/subscriptions/admin.ts';
import { subscriptionsCopy as copy } from '#messages/subscriptions/admin.ts';
import { formatRupiah } from '#shared/money/money.ts';
import { billingCycles } from '#shared/shop/catalog.ts';
import { subscriptionStatuses } from '#shared/subscriptions/subscriptions.ts';
import { formatCardDate, formatDayMonth } from '#shared/time/dates.ts';

export const SUBSCRIPTIONS_PATH = '/admin/subscriptions';

export interface ProductChoice {
  readonly id: string;
  readonly title: string;
}

const statusFilter = () => ({
  name: 'status',
  label: copy.columns.status,
  options: Object.fromEntries(subscriptionStatuses.map((status) => [status, copy.statuses[status]])),
});

const otherFilters = (products: readonly ProductChoice[]) => [
  {
    name: 'billing_cycle',
    label: copy.columns.plan,
    options: Object.fromEntries(billingCycles.map((cycle) => [cycle, copy.cycles[cycle]])),
  },
  {
    name: 'product_id',
    label: copy.columns.product,
    options: Object.fromEntries(products.map(({ id, title }) => [id, title])),
  },
];

interface SubscriptionsPageProps {
  readonly table: Table;
  readonly subscriptions: readonly AdminSubscription[];
  readonly total: number;
  readonly products: readonly ProductChoice[];
}

export function SubscriptionsPage({ table, subscriptions, total, products }: SubscriptionsPageProps) {
  const { search } = useLocation();
  const hrefOf = ({ id }: AdminSubscription) => `${SUBSCRIPTIONS_PATH}/${id}${search}`;
  const refresh = useRefreshAction();
  const csv = apiHref<typeof exportSubscriptions>('/api/admin/subscriptions.csv', {
    query: filterQuery(table.view),
  });
  return (
    <>
      <PageHeader title={copy.title}>
        <HeaderActions actions={[refresh, { label: copy.csv, Icon: Download, download: csv }]}>
          <Button asChild size="sm">
            <Link to="/admin/orders/grant">
              <Gift aria-hidden="true" />
              {copy.grant}
            </Link>
          </Button>
        </HeaderActions>
      </PageHeader>
      <StaffList
        pathname={SUBSCRIPTIONS_PATH}
        table={table}
        rows={subscriptions}
        total={total}
        columns={subscriptionColumns(hrefOf)}
        copy={copy}
        filters={[statusFilter(), ...otherFilters(products)]}
        actions={(subscription) => (
          <OpenLink
            to={hrefOf(subscription)}
            label={copy.openSubscription(subscription.user.full_name, subscription.product.title)}
          />
        )}
      />
    </>
  );
}

const subscriptionColumns = (
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
