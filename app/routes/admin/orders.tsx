import { Outlet } from 'react-router';
import { readTableView, tableQuery } from '#app/components/data-table/table-view.ts';
import { PageFailed } from '#app/components/page-failed.tsx';
import { ordersCopy } from '#app/features/admin-orders/orders-copy.ts';
import { OrdersPage, ordersShape } from '#app/features/admin-orders/orders-page.tsx';
import type { FailureWords } from '#app/features/admin-shell/admin-error.tsx';
import { api } from '#app/lib/api.ts';
import { orThrow } from '#app/lib/or-throw.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { getViewer } from '#contract/account/session.ts';
import { listAllOrders } from '#contract/admin/orders.ts';
import type { Route } from './+types/orders.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const view = readTableView(new URL(request.url).searchParams, ordersShape);
  const query = listAllOrders.query.parse(tableQuery(view));
  const client = api(context);
  const [answer, viewer] = await Promise.all([client.call(listAllOrders, { query }), client.call(getViewer)]);
  return {
    view,
    list: answer.ok ? answer.value : null,
    can_change: orThrow(viewer).user?.role === 'admin',
  };
}

export const handle: FailureWords = { title: ordersCopy.title, failed: ordersCopy.failed };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Orders Management', robots: 'noindex' });

export default function OrdersRoute({ loaderData: { view, list, can_change } }: Route.ComponentProps) {
  if (list === null) return <PageFailed title={ordersCopy.title} problem={ordersCopy.failed} />;
  return (
    <>
      <OrdersPage view={view} orders={list.orders} total={list.total} canChange={can_change} />
      <Outlet />
    </>
  );
}
