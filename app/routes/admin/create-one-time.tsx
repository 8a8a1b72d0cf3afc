import { formCopy } from '#app/features/admin-products/form-copy.ts';
import { ProductFormPage } from '#app/features/admin-products/product-form.tsx';
import { oneTime } from '#app/features/admin-products/product-kind.ts';
import { readAdmin } from '#app/features/admin-products/read-form.ts';
import { api } from '#app/lib/api.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import type { Route } from './+types/create-one-time.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return { adminId: await readAdmin(api(context)) };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: formCopy.create[oneTime.name], robots: 'noindex' });

export default function CreateProductRoute({ loaderData }: Route.ComponentProps) {
  return <ProductFormPage kind={oneTime} product={null} adminId={loaderData.adminId} />;
}
