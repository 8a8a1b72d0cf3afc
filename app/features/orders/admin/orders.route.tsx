import { Outlet } from 'react-router';
import { ListAndDetail } from '#app/components/data-table/detail-panel.tsx';
import { loadList } from '#app/components/data-table/load-list.ts';
import { purchaseLinkAction } from '#app/features/orders/admin/order-actions.ts';
import { OrdersPage } from '#app/features/orders/admin/orders-page.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { getViewer } from '#contract/account/session.ts';
import { listAllOrders, listUnclaimedPurchases } from '#contract/orders/admin.ts';
import { ordersCopy } from '#messages/orders/admin.ts';
import type { Route } from './+types/orders.route.ts';

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

export const action = purchaseLinkAction;
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
