import { Outlet } from 'react-router';
import { ListAndDetail } from '#app/components/data-table/detail-panel.tsx';
import { parseTableView, tableQuery } from '#app/components/data-table/table-view.ts';
import { PageError } from '#app/components/page/page-error.tsx';
import { purchaseLinkAction } from '#app/features/admin-orders/order-actions.ts';
import { OrdersPage, orderTableOptions } from '#app/features/admin-orders/orders-page.tsx';
import type { ErrorHandle } from '#app/features/admin-shell/admin-error.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { getViewer } from '#contract/account/sessions/session.ts';
import { listAllOrders, listUnclaimedPurchases } from '#contract/admin/sales/orders.ts';
import { ordersCopy } from '#messages/admin-orders.ts';
import type { Route } from './+types/orders.ts';

/** Most guests come with their first mail; whoever has not by then may have mistyped the address. */
const UNCLAIMED_AFTER_MINUTES = 60;

export async function loader({ request, context }: Route.LoaderArgs) {
  const view = parseTableView(new URL(request.url).searchParams, orderTableOptions);
  const query = listAllOrders.query.parse(tableQuery(view));
  const client = api(context);
  const [result, unclaimed, viewer] = await Promise.all([
    client.call(listAllOrders, { query }),
    client.call(listUnclaimedPurchases, { query: { older_than_minutes: UNCLAIMED_AFTER_MINUTES } }),
    client.call(getViewer),
  ]);
  return {
    view,
    list: result.ok ? result.value : null,
    unclaimed: orThrow(unclaimed),
    can_change: orThrow(viewer).user?.role === 'admin',
  };
}

/** Of the unclaimed purchases above the list, and in an order. */
export const action = purchaseLinkAction;
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: ordersCopy.title, errorTitle: ordersCopy.failed });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: ordersCopy.title, robots: 'noindex' });

export default function OrdersRoute({
  loaderData: { view, list, unclaimed, can_change },
}: Route.ComponentProps) {
  if (list === null) return <PageError title={ordersCopy.title} message={ordersCopy.failed} />;
  return (
    <ListAndDetail detail={<Outlet />}>
      <OrdersPage
        view={view}
        orders={list.orders}
        unclaimed={unclaimed}
        total={list.total}
        canChange={can_change}
      />
    </ListAndDetail>
  );
}
