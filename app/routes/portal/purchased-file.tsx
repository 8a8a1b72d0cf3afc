import { redirect } from 'react-router';
import { RefundWarning } from '#app/components/refund-warning.tsx';
import { purchaseCopy as copy } from '#app/features/library/library-copy.ts';
import { actionApi, api } from '#app/lib/api.ts';
import { denyWithoutAccess } from '#app/lib/open-purchase.ts';
import { orThrow } from '#app/lib/or-throw.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { refundMoment } from '#app/lib/refund-words.ts';
import { getPurchase, linkFile } from '#contract/account/learning.ts';
import type { Route } from './+types/purchased-file.ts';

const pageOf = (slug: string) => `/user/purchases/${encodeURIComponent(slug)}`;

/** Following this address downloads nothing: it says what a download ends, or that one is a press away. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await api(context).call(getPurchase, { params: { slug: params.slug } });
  denyWithoutAccess(found);
  const { refund } = orThrow(found).purchase;
  return { refund: refund?.is_open === true ? refund : null };
}

/** Begins the download, at once where that ends no right; otherwise its owner is asked first, by the page above. */
export async function action({ params, request, context }: Route.ActionArgs): Promise<Response> {
  const { slug, file } = params;
  const client = actionApi(context);
  if ((await request.formData()).get('do') !== 'give-up-refund') {
    const found = await client.call(getPurchase, { params: { slug } });
    denyWithoutAccess(found);
    if (found.ok && found.value.purchase.refund?.is_open === true) {
      return redirect(`${pageOf(slug)}/files/${encodeURIComponent(file)}`, 303);
    }
  }
  const linked = await client.call(linkFile, { params: { slug, file_id: file } });
  denyWithoutAccess(linked);
  if (linked.ok) return redirect(linked.value.url, 303);
  if (linked.refusal.code === 'UNAUTHENTICATED') {
    return redirect(`/login?next=${encodeURIComponent(pageOf(slug))}`, 303);
  }
  return redirect(`${pageOf(slug)}?file=failed`, 303);
}

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: copy.download, robots: 'noindex' });

export default function PurchasedFile({ loaderData: { refund }, params }: Route.ComponentProps) {
  return (
    <RefundWarning
      title={refund === null ? copy.downloadReady : copy.downloadEndsRefund}
      text={
        refund === null ? copy.downloadReadyText : copy.downloadEndsRefundText(refundMoment(refund.until))
      }
      action={copy.downloadNow}
      backHref={pageOf(params.slug)}
      refundHref={refund === null ? undefined : `/user/orders/${refund.order_id}#pengembalian`}
      leadsToFile
    />
  );
}
