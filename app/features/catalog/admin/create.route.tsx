import { useLocation } from 'react-router';
import { ProductFormPage } from '#app/features/catalog/admin/form/product-form.tsx';
import { saveProductAction } from '#app/features/catalog/admin/form/save-product.ts';
import { productKindAt } from '#app/features/catalog/admin/product-kind.ts';
import { api } from '#app/lib/api/api-context.ts';
import { requireViewerId } from '#app/lib/api/require-viewer-id.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { formCopy } from '#messages/catalog/admin-product-form.ts';
import type { Route } from './+types/create.route.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return { adminId: await requireViewerId(api(context)) };
}

export const action = saveProductAction;

export const clientAction = formClientAction;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: formCopy.create[productKindAt(args.location.pathname).name],
    robots: 'noindex',
  });

export default function CreateProductRoute({ loaderData }: Route.ComponentProps) {
  const kind = productKindAt(useLocation().pathname);
  return <ProductFormPage key={kind.name} kind={kind} product={null} adminId={loaderData.adminId} />;
}
