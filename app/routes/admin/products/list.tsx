import { useLocation } from 'react-router';
import { handleBulkPrice } from '#app/features/admin-products/actions/bulk-price-action.ts';
import { handleProductAction } from '#app/features/admin-products/actions/product-action.ts';
import { productNotSaved } from '#app/features/admin-products/actions/product-intents.ts';
import { handleImport } from '#app/features/admin-products/import/import-action.ts';
import { fetchProducts } from '#app/features/admin-products/list/fetch-products.ts';
import { ProductsPage } from '#app/features/admin-products/list/products-page.tsx';
import { ProductError } from '#app/features/admin-products/product-error.tsx';
import { productKindAt } from '#app/features/admin-products/product-kind.ts';
import { actionApi, api } from '#app/lib/api/api-context.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { formIntent } from '#app/lib/forms/form-intent.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { productKindCopy } from '#messages/admin-products.ts';
import { unprefixed } from '#shared/language/page-language.ts';
import type { Route } from './+types/list.ts';

export const loader = ({ request, context }: Route.LoaderArgs) =>
  fetchProducts(api(context), request, productKindAt(unprefixed(new URL(request.url).pathname)));

export async function action({ request, context }: Route.ActionArgs) {
  const [client, posted] = [actionApi(context), await request.formData()];
  const kind = productKindAt(unprefixed(new URL(request.url).pathname));
  if (formIntent(posted) === 'price') return handleBulkPrice(client, posted);
  if (formIntent(posted) === 'import') return handleImport(client, posted, kind);
  return handleProductAction(client, posted, kind);
}

/** A lost connection leaves the list where it is. */
export async function clientAction(args: Route.ClientActionArgs) {
  const posted = await args.request.clone().formData();
  return ['price', 'import'].includes(formIntent(posted))
    ? formClientAction(args)
    : formClientAction(args, productNotSaved(posted));
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: productKindCopy[productKindAt(args.location.pathname).name].title,
    robots: 'noindex',
  });

/** Both lists share this module; the key keeps the selection of one from showing in the other. */
export default function ProductsRoute({ loaderData: { table, list } }: Route.ComponentProps) {
  const kind = productKindAt(useLocation().pathname);
  const { title, listError } = productKindCopy[kind.name];
  if (list === null) return <ProductError key={kind.name} title={title} message={listError} />;
  return <ProductsPage key={kind.name} kind={kind} table={table} {...list} />;
}
