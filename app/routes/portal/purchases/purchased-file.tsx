import { redirect } from 'react-router';
import { RefundWindowWarning } from '#app/components/commerce/refund-warning.tsx';
import { purchaseCopy as copy } from '#app/features/library/library-copy.ts';
import { redirectIfAccessDenied } from '#app/lib/api/access-denied.ts';
import { actionApi, api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formatRefundDeadline } from '#app/lib/refund-labels.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { createDownloadLink, getPurchase } from '#contract/account/learning.ts';
import type { Route } from './+types/purchased-file.ts';

const pageOf = (slug: string) => `/user/purchases/${encodeURIComponent(slug)}`;

/** Following this address downloads nothing: it says what a download ends, or that one is a press away. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await api(context).call(getPurchase, { params: { slug: params.slug } });
  redirectIfAccessDenied(found);
  const { refund } = orThrow(found).purchase;
  return { refund: refund?.is_open === true ? refund : null };
}

/** Begins the download, at once where that ends no right; otherwise its owner is asked first, by the page above. */
export async function action({ params, request, context }: Route.ActionArgs): Promise<Response> {
  const { slug, file } = params;
  const client = actionApi(context);
  if ((await request.formData()).get('do') !== 'give-up-refund') {
    const found = await client.call(getPurchase, { params: { slug } });
    redirectIfAccessDenied(found);
    if (found.ok && found.value.purchase.refund?.is_open === true) {
      return redirect(`${pageOf(slug)}/files/${encodeURIComponent(file)}`, 303);
    }
  }
  const linked = await client.call(createDownloadLink, { params: { slug, file_id: file } });
  redirectIfAccessDenied(linked);
  if (linked.ok) return redirect(linked.value.url, 303);
  if (linked.refusal.code === 'UNAUTHENTICATED') {
    return redirect(`/login?next=${encodeURIComponent(pageOf(slug))}`, 303);
  }
  return redirect(`${pageOf(slug)}?file=failed`, 303);
}

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: copy.download, robots: 'noindex' });

export default function PurchasedFile({ loaderData: { refund }, params }: Route.ComponentProps) {
  return (
    <RefundWindowWarning
      title={refund === null ? copy.downloadReady : copy.downloadEndsRefund}
      text={
        refund === null
          ? copy.downloadReadyText
          : copy.downloadEndsRefundText(formatRefundDeadline(refund.until))
      }
      action={copy.downloadNow}
      backHref={pageOf(params.slug)}
      refundHref={refund === null ? undefined : `/user/orders/${refund.order_id}#pengembalian`}
      opensFile
    />
  );
}
