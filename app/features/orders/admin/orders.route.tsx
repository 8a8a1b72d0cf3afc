import { Download, Gift, Hourglass } from 'lucide-react';
import { Link, Outlet, useLocation } from 'react-router';
import { ListAndDetail } from '#app/components/data-table/detail-panel.tsx';
import { loadList } from '#app/components/data-table/load-list.ts';
import { OpenLink } from '#app/components/data-table/open-link.tsx';
import { StaffList } from '#app/components/data-table/staff-list.tsx';
import { filterQuery, type Table } from '#app/components/data-table/table-view.ts';
import { HeaderActions } from '#app/components/page/header-actions.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { useRefreshAction } from '#app/components/page/refresh-button.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { apiHref } from '#app/lib/api/api-href.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { getViewer } from '#contract/account/session.ts';
import {
  type AdminOrder,
  type exportOrders,
  listAllOrders,
  listUnclaimedPurchases,
} from '#contract/orders/admin.ts';
import { ordersCopy as copy, ordersCopy } from '#messages/orders/admin.ts';
import { orderStatusLabels } from '#messages/orders/status.ts';
import { orderStatuses } from '#shared/shop/orders.ts';
import type { Route } from './+types/orders.route.ts';
import { sendPurchaseLink } from './order-actions.ts';
import { orderColumns } from './order-columns.tsx';
import { type UnclaimedList, UnclaimedPurchases } from './unclaimed-purchases.tsx';

/** In minutes. Most guests open their first mail by then; others may have mistyped the address. */
const UNCLAIMED_AFTER_MINUTES = 60;

export async function loader(args: Route.LoaderArgs) {
  const client = api(args.context);
  const [list, unclaimed, viewer] = await Promise.all([
    loadList(args, listAllOrders),
    client.call(listUnclaimedPurchases, { query: { older_than_minutes: UNCLAIMED_AFTER_MINUTES } }),
    client.call(getViewer),
  ]);
  return { ...list, unclaimed: orThrow(unclaimed), can_change: orThrow(viewer).user?.role === 'admin' };
}

export const action = sendPurchaseLink;
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: ordersCopy.title, errorTitle: ordersCopy.failed });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: ordersCopy.title, robots: 'noindex' });

export default function OrdersRoute({ loaderData: { can_change, ...list } }: Route.ComponentProps) {
  return (
    <ListAndDetail detail={<Outlet />}>
      <OrdersPage {...list} canChange={can_change} />
    </ListAndDetail>
  );
}

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
