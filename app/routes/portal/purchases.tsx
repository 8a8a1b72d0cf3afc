import { PageHeader } from '#app/components/page-header.tsx';
import { Pagination } from '#app/components/pagination.tsx';
import { PurchaseList } from '#app/features/library/purchase-list.tsx';
import { api } from '#app/lib/api.ts';
import { orThrow } from '#app/lib/or-throw.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { listEntitlements } from '#contract/account/checkout.ts';
import type { Route } from './+types/purchases.ts';

const PAGE_SIZE = 24;

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = Math.trunc(Number(new URL(request.url).searchParams.get('page') ?? '1'));
  const page = Math.max(1, Math.min(1000, asked || 1));
  const query = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  return { page, ...orThrow(await api(context).call(listEntitlements, { query })) };
}

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Pembelian', robots: 'noindex' });

export default function Purchases({ loaderData }: Route.ComponentProps) {
  const { entitlements, page, total } = loaderData;
  return (
    <>
      <PageHeader title="Purchases" />
      <PurchaseList entitlements={entitlements} />
      <Pagination
        page={page}
        pageCount={Math.ceil(total / PAGE_SIZE)}
        hrefOf={(next) => `/user/purchases?page=${next}`}
      />
    </>
  );
}
