import { GrantDialog } from '#app/features/admin-orders/grant-dialog.tsx';
import { grant } from '#app/features/admin-orders/order-deeds.ts';
import { api } from '#app/lib/api.ts';
import { orThrow } from '#app/lib/or-throw.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { listProducts } from '#contract/public/products.ts';
import type { Route } from './+types/order-grant.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const query = { limit: 100, kind: 'non_subscription' } as const;
  const { products } = orThrow(await api(context).call(listProducts, { query }));
  return { products: products.map(({ id, title }) => ({ id, title })) };
}

export async function action({ request, context }: Route.ActionArgs) {
  return grant(api(context), await request.formData());
}

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Beri produk', robots: 'noindex' });

export default function OrderGrantRoute({ loaderData }: Route.ComponentProps) {
  return <GrantDialog products={loaderData.products} />;
}
