import { FormFailed } from '#app/features/admin-products/form-failed.tsx';
import { ProductFormPage } from '#app/features/admin-products/product-form.tsx';
import { subscription } from '#app/features/admin-products/product-kind.ts';
import { readForm } from '#app/features/admin-products/read-form.ts';
import { api } from '#app/lib/api.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import type { Route } from './+types/edit-subscription.ts';

export const loader = ({ params, context }: Route.LoaderArgs) =>
  readForm(api(context), params.id, subscription);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: args.loaderData?.product?.title ?? subscription.title, robots: 'noindex' });

export default function EditProductRoute({ loaderData: { product, adminId } }: Route.ComponentProps) {
  if (product === null) return <FormFailed kind={subscription} />;
  return <ProductFormPage key={product.id} kind={subscription} product={product} adminId={adminId} />;
}
