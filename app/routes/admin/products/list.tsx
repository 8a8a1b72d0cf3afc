import { useLocation } from 'react-router';
import { fetchProducts } from '#app/features/admin-products/list/fetch-products.ts';
import { ProductsPage } from '#app/features/admin-products/list/products-page.tsx';
import { ProductError } from '#app/features/admin-products/product-error.tsx';
import { productKindAt } from '#app/features/admin-products/product-kind.ts';
import { api } from '#app/lib/api/api-context.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { Route } from './+types/list.ts';

export const loader = ({ request, context }: Route.LoaderArgs) =>
  fetchProducts(api(context), request.url, productKindAt(new URL(request.url).pathname));

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: productKindAt(args.location.pathname).title, robots: 'noindex' });

/** Both lists share this module; the key keeps the selection of one from showing in the other. */
export default function ProductsRoute({ loaderData: { view, list } }: Route.ComponentProps) {
  const kind = productKindAt(useLocation().pathname);
  if (list === null) return <ProductError key={kind.name} title={kind.title} message={kind.listError} />;
  return <ProductsPage key={kind.name} kind={kind} view={view} {...list} />;
}
