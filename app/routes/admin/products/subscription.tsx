import { fetchProducts } from '#app/features/admin-products/list/fetch-products.ts';
import { ProductsPage } from '#app/features/admin-products/list/products-page.tsx';
import { ProductError } from '#app/features/admin-products/product-error.tsx';
import { subscription } from '#app/features/admin-products/product-kind.ts';
import { api } from '#app/lib/api/api-context.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { Route } from './+types/subscription.ts';

export const loader = ({ request, context }: Route.LoaderArgs) =>
  fetchProducts(api(context), request.url, subscription);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: subscription.title, robots: 'noindex' });

export default function ProductsRoute({ loaderData: { view, list } }: Route.ComponentProps) {
  if (list === null) return <ProductError title={subscription.title} message={subscription.listError} />;
  return <ProductsPage kind={subscription} view={view} {...list} />;
}
