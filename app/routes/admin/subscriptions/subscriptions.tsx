import { Outlet } from 'react-router';
import { ListAndDetail } from '#app/components/data-table/detail-panel.tsx';
import { loadList } from '#app/components/data-table/load-list.ts';
import type { ErrorHandle } from '#app/features/admin-shell/admin-error.tsx';
import { SubscriptionsPage } from '#app/features/admin-subscriptions/subscriptions-page.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { listAdminProducts } from '#contract/admin/catalog/products.ts';
import { listAllSubscriptions } from '#contract/admin/sales/subscriptions.ts';
import { subscriptionsCopy } from '#messages/admin-subscriptions.ts';
import type { Route } from './+types/subscriptions.ts';

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
