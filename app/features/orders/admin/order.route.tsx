import { orderAction } from '#app/features/orders/admin/order-actions.ts';
import { OrderPanel } from '#app/features/orders/admin/order-panel.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { foundOrNull, orThrow } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { getViewer } from '#contract/account/session.ts';
import { getAnyOrder, listUnclaimedPurchases } from '#contract/orders/admin.ts';
import { ordersCopy } from '#messages/orders/admin.ts';
import type { Route } from './+types/order.route.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const client = api(context);
  const [order, unclaimed, viewer] = await Promise.all([
    client.call(getAnyOrder, { params: { id: params.id } }),
    client.call(listUnclaimedPurchases, { query: { order_id: params.id } }),
    client.call(getViewer),
  ]);
  return {
    details: foundOrNull(order),
    unclaimed: foundOrNull(unclaimed)?.purchases ?? [],
    can_change: orThrow(viewer).user?.role === 'admin',
  };
}

export const action = orderAction;
export const clientAction = formClientAction;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: ordersCopy.pageTitle, robots: 'noindex' });

export default function OrderRoute({ loaderData }: Route.ComponentProps) {
  const { details, unclaimed, can_change } = loaderData;
  return <OrderPanel details={details} unclaimed={unclaimed} canChange={can_change} />;
}
