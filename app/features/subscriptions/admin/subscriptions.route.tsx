import { Outlet } from 'react-router';
import { ListAndDetail } from '#app/components/data-table/detail-panel.tsx';
import { loadList } from '#app/components/data-table/load-list.ts';
import { SubscriptionsPage } from '#app/features/subscriptions/admin/subscriptions-page.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { listAdminProducts } from '#contract/catalog/admin-products.ts';
import { listAllSubscriptions } from '#contract/subscriptions/admin.ts';
import { subscriptionsCopy } from '#messages/subscriptions/admin.ts';
import type { Route } from './+types/subscriptions.route.ts';

export async function loader(args: Route.LoaderArgs) {
  const listed = orThrow(
    await api(args.context).call(listAdminProducts, { query: { is_subscription: 'true', limit: 100 } }),
  );
  const products = listed.products.map(({ id, title }) => ({ id, title }));
  const choices = { product_id: products.map(({ id }) => id) };
  return { products, ...(await loadList(args, listAllSubscriptions, { choices })) };
}

export const handle: ErrorHandle = () => ({
  title: subscriptionsCopy.title,
  errorTitle: subscriptionsCopy.failed,
});

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: subscriptionsCopy.title, robots: 'noindex' });

export default function SubscriptionsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <ListAndDetail detail={<Outlet />}>
      <SubscriptionsPage {...loaderData} />
    </ListAndDetail>
  );
}
