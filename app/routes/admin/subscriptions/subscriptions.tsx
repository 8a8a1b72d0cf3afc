import { Outlet } from 'react-router';
import { ListAndDetail } from '#app/components/data-table/detail-panel.tsx';
import { parseTableView, tableQuery } from '#app/components/data-table/table-view.ts';
import { PageError } from '#app/components/page/page-error.tsx';
import type { ErrorHandle } from '#app/features/admin-shell/admin-error.tsx';
import {
  SubscriptionsPage,
  subscriptionTableOptions,
} from '#app/features/admin-subscriptions/subscriptions-page.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { listAdminProducts } from '#contract/admin/catalog/products.ts';
import { listAllSubscriptions } from '#contract/admin/sales/subscriptions.ts';
import { subscriptionsCopy } from '#messages/admin-subscriptions.ts';
import type { Route } from './+types/subscriptions.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = api(context);
  const listed = orThrow(
    await client.call(listAdminProducts, { query: { is_subscription: 'true', limit: 100 } }),
  );
  const products = listed.products.map(({ id, title }) => ({ id, title }));
  const view = parseTableView(new URL(request.url).searchParams, subscriptionTableOptions(products));
  const query = listAllSubscriptions.query.parse(tableQuery(view));
  const result = await client.call(listAllSubscriptions, { query });
  return { view, products, list: result.ok ? result.value : null };
}

export const handle: ErrorHandle = () => ({
  title: subscriptionsCopy.title,
  errorTitle: subscriptionsCopy.failed,
});

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: subscriptionsCopy.title, robots: 'noindex' });

export default function SubscriptionsRoute({ loaderData: { view, products, list } }: Route.ComponentProps) {
  if (list === null) return <PageError title={subscriptionsCopy.title} message={subscriptionsCopy.failed} />;
  return (
    <ListAndDetail detail={<Outlet />}>
      <SubscriptionsPage
        view={view}
        products={products}
        subscriptions={list.subscriptions}
        total={list.total}
      />
    </ListAndDetail>
  );
}
