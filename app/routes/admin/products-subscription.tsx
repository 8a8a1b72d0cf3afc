import { ListFailed } from '#app/features/admin-products/list-failed.tsx';
import { subscription } from '#app/features/admin-products/product-kind.ts';
import { ProductsPage } from '#app/features/admin-products/products-page.tsx';
import { readProducts } from '#app/features/admin-products/read-products.ts';
import { api } from '#app/lib/api.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import type { Route } from './+types/products-subscription.ts';

export const loader = ({ request, context }: Route.LoaderArgs) =>
  readProducts(api(context), request.url, subscription);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: subscription.title, robots: 'noindex' });

export default function ProductsRoute({ loaderData: { view, list } }: Route.ComponentProps) {
  if (list === null) return <ListFailed kind={subscription} />;
  return <ProductsPage kind={subscription} view={view} {...list} />;
}
