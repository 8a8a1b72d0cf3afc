import { formCopy } from '#app/features/admin-products/form/form-copy.ts';
import { ProductFormPage } from '#app/features/admin-products/form/product-form.tsx';
import { oneTime } from '#app/features/admin-products/product-kind.ts';
import { api } from '#app/lib/api/api-context.ts';
import { requireViewerId } from '#app/lib/api/require-viewer-id.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { Route } from './+types/create-one-time.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return { adminId: await requireViewerId(api(context)) };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: formCopy.create[oneTime.name], robots: 'noindex' });

export default function CreateProductRoute({ loaderData }: Route.ComponentProps) {
  return <ProductFormPage kind={oneTime} product={null} adminId={loaderData.adminId} />;
}
