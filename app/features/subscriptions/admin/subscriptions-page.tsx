import { Download, Gift } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { OpenLink } from '#app/components/data-table/open-link.tsx';
import { StaffList } from '#app/components/data-table/staff-list.tsx';
import { filterQuery, type Table } from '#app/components/data-table/table-view.ts';
import { HeaderActions } from '#app/components/page/header-actions.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { useRefreshAction } from '#app/components/page/refresh-button.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { apiHref } from '#app/lib/api/api-href.ts';
import type { AdminSubscription, exportSubscriptions } from '#contract/subscriptions/admin.ts';
import { subscriptionsCopy as copy } from '#messages/subscriptions/admin.ts';
import { billingCycles } from '#shared/shop/catalog.ts';
import { subscriptionStatuses } from '#shared/shop/subscriptions.ts';
import { subscriptionColumns } from './subscription-columns.tsx';

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
