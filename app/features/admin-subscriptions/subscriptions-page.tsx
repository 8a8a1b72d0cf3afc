import { Download, Gift } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { DataTable } from '#app/components/data-table/data-table.tsx';
import { ListFrame } from '#app/components/data-table/list-frame.tsx';
import { viewsOf } from '#app/components/data-table/list-views.tsx';
import { OpenLink } from '#app/components/data-table/open-link.tsx';
import {
  countOf,
  type TableOptions,
  type TableView,
  tableHref,
} from '#app/components/data-table/table-view.ts';
import { HeaderActions } from '#app/components/page/header-actions.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { useRefreshAction } from '#app/components/page/refresh-button.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { apiHref } from '#app/lib/api/api-href.ts';
import type { AdminSubscription, exportSubscriptions } from '#contract/admin/sales/subscriptions.ts';
import { subscriptionsCopy as copy } from '#messages/admin-subscriptions.ts';
import { billingCycles } from '#shared/shop/catalog.ts';
import { subscriptionStatuses } from '#shared/shop/subscriptions.ts';
import { subscriptionColumns } from './subscription-columns.tsx';

export const SUBSCRIPTIONS_PATH = '/admin/subscriptions';

/** A subscription product, as a filter. */
export interface ProductChoice {
  readonly id: string;
  readonly title: string;
}

export const subscriptionTableOptions = (products: readonly ProductChoice[]): TableOptions => ({
  sorts: ['started_at', 'next_charge_at'],
  defaultSort: '-started_at',
  filters: {
    status: subscriptionStatuses,
    billing_cycle: billingCycles,
    product_id: products.map(({ id }) => id),
  },
});

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
  readonly view: TableView;
  readonly subscriptions: readonly AdminSubscription[];
  readonly total: number;
  readonly products: readonly ProductChoice[];
}

/** Who subscribes to what, and what is charged next. */
export function SubscriptionsPage({ view, subscriptions, total, products }: SubscriptionsPageProps) {
  const { search } = useLocation();
  const location = { pathname: SUBSCRIPTIONS_PATH, shape: subscriptionTableOptions(products), view };
  const hrefOf = ({ id }: AdminSubscription) => `${SUBSCRIPTIONS_PATH}/${id}${search}`;
  const refresh = useRefreshAction();
  const csv = apiHref<typeof exportSubscriptions>('/api/admin/subscriptions.csv', {
    query: { search: view.search, ...view.filters },
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
      <ListFrame
        label={copy.list}
        location={location}
        views={viewsOf(statusFilter())}
        searchLabel={copy.search}
        filters={[statusFilter(), ...otherFilters(products)]}
        count={copy.count(countOf(total))}
        total={total}
        none={copy.none}
        noMatch={copy.noMatch}
      >
        {subscriptions.length === 0 ? null : (
          <DataTable
            label={copy.table}
            rows={subscriptions}
            columns={subscriptionColumns(hrefOf)}
            keyOf={({ id }) => id}
            sort={view.sort}
            sortHref={(sort) => tableHref(location, { sort })}
            actions={(subscription) => (
              <OpenLink
                to={hrefOf(subscription)}
                label={copy.openSubscription(subscription.user.full_name, subscription.product.title)}
              />
            )}
          />
        )}
      </ListFrame>
    </>
  );
}
