import { Outlet } from 'react-router';
import { parseTableView, tableQuery } from '#app/components/data-table/table-view.ts';
import { PageError } from '#app/components/page/page-error.tsx';
import { OrdersPage, orderTableOptions } from '#app/features/admin-orders/orders-page.tsx';
import type { ErrorHandle } from '#app/features/admin-shell/admin-error.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { getViewer } from '#contract/account/session.ts';
import { listAllOrders } from '#contract/admin/orders.ts';
import { ordersCopy } from '#messages/admin-orders.ts';
import type { Route } from './+types/orders.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const view = parseTableView(new URL(request.url).searchParams, orderTableOptions);
  const query = listAllOrders.query.parse(tableQuery(view));
  const client = api(context);
  const [result, viewer] = await Promise.all([client.call(listAllOrders, { query }), client.call(getViewer)]);
  return {
    view,
    list: result.ok ? result.value : null,
    can_change: orThrow(viewer).user?.role === 'admin',
  };
}

export const handle: ErrorHandle = () => ({ title: ordersCopy.title, errorTitle: ordersCopy.failed });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: ordersCopy.title, robots: 'noindex' });

export default function OrdersRoute({ loaderData: { view, list, can_change } }: Route.ComponentProps) {
  if (list === null) return <PageError title={ordersCopy.title} message={ordersCopy.failed} />;
  return (
    <>
      <OrdersPage view={view} orders={list.orders} total={list.total} canChange={can_change} />
      <Outlet />
    </>
  );
}
