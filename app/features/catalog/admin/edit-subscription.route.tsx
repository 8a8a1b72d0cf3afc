import { data } from 'react-router';
import { fetchProductForm } from '#app/features/catalog/admin/form/fetch-product-form.ts';
import { ProductFormPage } from '#app/features/catalog/admin/form/product-form.tsx';
import { saveProductAction } from '#app/features/catalog/admin/form/save-product.ts';
import { ProductError, ProductMissing } from '#app/features/catalog/admin/product-error.tsx';
import { subscription } from '#app/features/catalog/admin/product-kind.ts';
import { api } from '#app/lib/api/api-context.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { productKindCopy } from '#messages/catalog/admin.ts';
import { formCopy } from '#messages/catalog/admin-product-form.ts';
import type { Route } from './+types/edit-subscription.route.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const form = await fetchProductForm(api(context), params.id, subscription);
  return data(form, { status: form.is_missing ? 404 : 200 });
}

export const action = saveProductAction;

export const clientAction = formClientAction;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: args.loaderData?.product?.title ?? productKindCopy[subscription.name].title,
    robots: 'noindex',
  });

export default function EditProductRoute({
  loaderData: { product, is_missing, adminId },
}: Route.ComponentProps) {
  if (is_missing) return <ProductMissing kind={subscription} />;
  if (product === null)
    return <ProductError title={productKindCopy[subscription.name].title} message={formCopy.fetchFailed} />;
  return <ProductFormPage key={product.id} kind={subscription} product={product} adminId={adminId} />;
}
