import { useLocation } from 'react-router';
import { productAction } from '#app/features/catalog/admin/actions/product-action.ts';
import { fetchProducts } from '#app/features/catalog/admin/list/fetch-products.ts';
import { ProductsPage } from '#app/features/catalog/admin/list/products-page.tsx';
import { ProductError } from '#app/features/catalog/admin/product-error.tsx';
import { productKindAt, productKindOf } from '#app/features/catalog/admin/product-kind.ts';
import { api } from '#app/lib/api/api-context.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { productKindCopy } from '#messages/catalog/admin.ts';
import type { Route } from './+types/list.route.ts';

export const loader = ({ request, context }: Route.LoaderArgs) =>
  fetchProducts(api(context), request, productKindOf(request));

export const action = productAction;

export const clientAction = formClientAction;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: productKindCopy[productKindAt(args.location.pathname).name].title,
    robots: 'noindex',
  });

export default function ProductsRoute({ loaderData: { table, list } }: Route.ComponentProps) {
  const kind = productKindAt(useLocation().pathname);
  const { title, listError } = productKindCopy[kind.name];
  if (list === null) return <ProductError key={kind.name} title={title} message={listError} />;
  return <ProductsPage key={kind.name} kind={kind} table={table} {...list} />;
}
