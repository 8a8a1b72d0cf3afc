import { ErrorState } from '#app/components/page/error-state.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { libraryCopy, purchaseCopy } from '#app/features/library/library-copy.ts';
import { PurchasePage } from '#app/features/library/purchase-page.tsx';
import { redirectIfAccessDenied } from '#app/lib/api/access-denied.ts';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { getPurchase } from '#contract/account/learning.ts';
import type { Route } from './+types/purchase.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const result = await api(context).call(getPurchase, { params: { slug: params.slug } });
  redirectIfAccessDenied(result);
  const search = new URL(request.url).searchParams;
  const has_file_failed = search.get('file') === 'failed';
  const is_new = search.get('bought') === '1';
  if (!result.ok && result.refusal.code !== 'UNAUTHENTICATED') {
    return { purchase: null, has_file_failed, is_new, request_id: result.refusal.request_id };
  }
  return { ...orThrow(result), has_file_failed, is_new, request_id: null };
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta(args, { title: loaderData?.purchase?.product.title ?? 'Pembelian', robots: 'noindex' });

export default function PurchaseDetail({ loaderData }: Route.ComponentProps) {
  const { purchase, has_file_failed, is_new, request_id } = loaderData;
  if (purchase !== null) {
    return <PurchasePage purchase={purchase} hasFileFailed={has_file_failed} isNew={is_new} />;
  }
  return (
    <>
      <PageHeader title={libraryCopy.title} />
      <ErrorState title={purchaseCopy.failed} requestId={request_id ?? undefined} />
    </>
  );
}
