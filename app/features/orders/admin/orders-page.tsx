import { Download, Gift, Hourglass } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { OpenLink } from '#app/components/data-table/open-link.tsx';
import { StaffList } from '#app/components/data-table/staff-list.tsx';
import { filterQuery, type Table } from '#app/components/data-table/table-view.ts';
import { HeaderActions } from '#app/components/page/header-actions.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { useRefreshAction } from '#app/components/page/refresh-button.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { apiHref } from '#app/lib/api/api-href.ts';
import type { AdminOrder, exportOrders } from '#contract/orders/admin.ts';
import { ordersCopy as copy } from '#messages/orders/admin.ts';
import { orderStatusLabels } from '#messages/orders/status.ts';
import { orderStatuses } from '#shared/shop/orders.ts';
import { orderColumns } from './order-columns.tsx';
import { type UnclaimedList, UnclaimedPurchases } from './unclaimed-purchases.tsx';

const statusFilter = () => ({
  name: 'status',
  label: copy.columns.status,
  options: Object.fromEntries(orderStatuses.map((status) => [status, orderStatusLabels[status]])),
});

interface OrdersPageProps {
  readonly table: Table;
  readonly orders: readonly AdminOrder[];
  readonly total: number;
  readonly unclaimed?: UnclaimedList;
  /** Moderators only read (DECISIONS 35). */
  readonly canChange: boolean;
}

/** AORD-001 to AORD-006. */
export function OrdersPage({
  table,
  orders,
  total,
  unclaimed = { purchases: [], total: 0 },
  canChange,
}: OrdersPageProps) {
  const { search } = useLocation();
  const orderHref = ({ id }: AdminOrder) => `/admin/orders/${id}${search}`;
  const refresh = useRefreshAction();
  const csv = apiHref<typeof exportOrders>('/api/admin/orders.csv', {
    query: filterQuery(table.view),
  });
  return (
    <>
      <PageHeader title={copy.title}>
        <HeaderActions
          actions={[
            refresh,
            { label: copy.grants, Icon: Hourglass, to: '/admin/orders/grants' },
            ...(canChange ? [{ label: copy.csv, Icon: Download, download: csv }] : []),
          ]}
        >
          {canChange && (
            <Button asChild size="sm">
              <Link to={`/admin/orders/grant${search}`} preventScrollReset>
                <Gift aria-hidden="true" />
                {copy.give}
              </Link>
            </Button>
          )}
        </HeaderActions>
      </PageHeader>
      {table.view.search === '' && <UnclaimedPurchases {...unclaimed} />}
      <StaffList
        pathname="/admin/orders"
        table={table}
        rows={orders}
        total={total}
        columns={orderColumns(orderHref)}
        copy={copy}
        filters={[statusFilter()]}
        actions={(order) => <OpenLink to={orderHref(order)} label={copy.openOrder(order.id)} />}
      />
    </>
  );
}
