import { ListFailed } from '#app/features/admin-products/list-failed.tsx';
import { oneTime } from '#app/features/admin-products/product-kind.ts';
import { ProductsPage } from '#app/features/admin-products/products-page.tsx';
import { readProducts } from '#app/features/admin-products/read-products.ts';
import { api } from '#app/lib/api.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import type { Route } from './+types/products-one-time.ts';

export const loader = ({ request, context }: Route.LoaderArgs) =>
  readProducts(api(context), request.url, oneTime);

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: oneTime.title, robots: 'noindex' });

export default function ProductsRoute({ loaderData: { view, list } }: Route.ComponentProps) {
  if (list === null) return <ListFailed kind={oneTime} />;
  return <ProductsPage kind={oneTime} view={view} {...list} />;
}
