import { redirect } from 'react-router';
import { DownloadForm } from '#app/components/commerce/download-form.tsx';
import { RefundWindowWarning } from '#app/components/commerce/refund-warning.tsx';
import { BackLink } from '#app/components/page/back-link.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { DownloadStarted } from '#app/features/courses/library/download-started.tsx';
import { useGuestAccess } from '#app/hooks/session/guest-access.ts';
import { redirectIfAccessDenied } from '#app/lib/api/access-denied.ts';
import { actionApi, api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { FORFEIT_REFUND, formText, INTENT } from '#app/lib/forms/form-reply.ts';
import { formatRefundDeadline } from '#app/lib/refund-deadline.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { createDownloadLink, getPurchase } from '#contract/courses/learning.ts';
import { purchaseCopy as copy } from '#messages/courses/library.ts';
import { formatBytes } from '#shared/files/file-size.ts';
import type { Route } from './+types/purchased-file.route.ts';

const pageOf = (slug: string) => `/user/purchases/${encodeURIComponent(slug)}`;

const OUR_LINK = /^\/api\/files\/[\w-]+\?/;

/** A GET downloads nothing: it shows the warning or the button, and with a link the started download. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const result = await api(context).call(getPurchase, { params: { slug: params.slug } });
  redirectIfAccessDenied(result);
  const { refund, product, files } = orThrow(result).purchase;
  const file = files.find(({ id }) => id === params.file);
  const url = new URL(request.url).searchParams.get('link') ?? '';
  const next = files.find(({ id, is_downloaded }) => id !== params.file && !is_downloaded);
  return {
    refund: refund?.is_open === true ? refund : null,
    product,
    file: file ?? null,
    started: OUR_LINK.test(url) ? { url, product, title: file?.title ?? product.title, next } : null,
  };
}

/** Starts the download at once where it does not end the right to a refund; otherwise the page asks first. */
export async function action({ params, request, context }: Route.ActionArgs): Promise<Response> {
  const { slug, file } = params;
  const client = actionApi(context);
  const isForfeit = formText(await request.formData(), INTENT) === FORFEIT_REFUND;
  if (!isForfeit) {
    const result = await client.call(getPurchase, { params: { slug } });
    redirectIfAccessDenied(result);
    if (result.ok && result.value.purchase.refund?.is_open === true) {
      return redirect(`${pageOf(slug)}/files/${encodeURIComponent(file)}`, 303);
    }
  }
  const linked = await client.call(createDownloadLink, { params: { slug, file_id: file } });
  redirectIfAccessDenied(linked);
  if (linked.ok) {
    // The page that promised a refund must now say that the right has ended.
    const page = `${pageOf(slug)}/files/${encodeURIComponent(file)}`;
    const { url } = linked.value;
    return redirect(isForfeit ? `${page}?${new URLSearchParams({ link: url })}` : url, 303);
  }
  if (linked.refusal.code === 'UNAUTHENTICATED') {
    return redirect(`/login?next=${encodeURIComponent(pageOf(slug))}`, 303);
  }
  return redirect(`${pageOf(slug)}?file=failed`, 303);
}

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: copy.download, robots: 'noindex' });

export default function PurchasedFile({ loaderData, params }: Route.ComponentProps) {
  const { refund, started, product, file } = loaderData;
  const isGuest = useGuestAccess() !== null;
  if (started !== null) return <DownloadStarted {...started} />;
  if (refund === null) {
    return (
      <div className="max-w-[38rem]">
        <BackLink to={pageOf(params.slug)}>{product.title}</BackLink>
        <PageHeader title={file?.title ?? copy.downloadReady} subtitle={copy.downloadReadyText} />
        {file !== null && (
          <p className="mb-5 break-all text-ink-3 text-small">
            {file.file_name} · <span className="num">{formatBytes(file.size_bytes)}</span>
          </p>
        )}
        <DownloadForm slug={params.slug} fileId={params.file} label={copy.downloadNow} isMain />
      </div>
    );
  }
  return (
    <RefundWindowWarning
      title={copy.downloadEndsRefund}
      text={copy.downloadEndsRefundText(formatRefundDeadline(refund.until))}
      action={copy.downloadNow}
      backHref={pageOf(params.slug)}
      refundHref={isGuest ? undefined : `/user/orders/${refund.order_id}#pengembalian`}
      opensFile
    />
  );
}
