import { useLocation } from 'react-router';
import { ProductFormPage } from '#app/features/admin-products/form/product-form.tsx';
import { notSaved, saveProduct } from '#app/features/admin-products/form/save-product.ts';
import { productKindAt } from '#app/features/admin-products/product-kind.ts';
import { actionApi, api } from '#app/lib/api/api-context.ts';
import { requireViewerId } from '#app/lib/api/require-viewer-id.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { formCopy } from '#messages/admin-product-form.ts';
import { unprefixed } from '#shared/language/page-language.ts';
import type { Route } from './+types/create.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return { adminId: await requireViewerId(api(context)) };
}

const kindOf = (request: Request) => productKindAt(unprefixed(new URL(request.url).pathname));

export const action = async ({ request, context }: Route.ActionArgs) =>
  saveProduct({
    client: actionApi(context),
    posted: await request.formData(),
    kind: kindOf(request),
    id: null,
  });

export const clientAction = (args: Route.ClientActionArgs) =>
  formClientAction(args, notSaved(kindOf(args.request)));

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: formCopy.create[productKindAt(args.location.pathname).name],
    robots: 'noindex',
  });

export default function CreateProductRoute({ loaderData }: Route.ComponentProps) {
  const kind = productKindAt(useLocation().pathname);
  return <ProductFormPage key={kind.name} kind={kind} product={null} adminId={loaderData.adminId} />;
}
