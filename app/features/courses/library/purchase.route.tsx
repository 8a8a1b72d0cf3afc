import { ErrorState } from '#app/components/page/error-state.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { CERTIFICATE_FORM } from '#app/features/courses/library/certificate-panel.tsx';
import { PurchasePage } from '#app/features/courses/library/purchase-page.tsx';
import { redirectIfAccessDenied } from '#app/lib/api/access-denied.ts';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formAction } from '#app/lib/forms/form-action.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { listProductBookings } from '#contract/bookings/bookings.ts';
import { listProductSessions } from '#contract/classes/class-sessions.ts';
import type { Client } from '#contract/client.ts';
import { issueCertificate } from '#contract/courses/certificates.ts';
import { getPurchase } from '#contract/courses/learning.ts';
import { getOwnReview } from '#contract/reviews/reviews.ts';
import { libraryCopy, purchaseCopy } from '#messages/courses/library.ts';
import { canBeClass } from '#shared/bookings/classes.ts';
import type { Route } from './+types/purchase.route.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const result = await api(context).call(getPurchase, { params: { slug: params.slug } });
  redirectIfAccessDenied(result);
  const search = new URL(request.url).searchParams;
  const has_file_failed = search.get('file') === 'failed';
  const is_new = search.get('bought') === '1';
  if (!result.ok && result.refusal.code !== 'UNAUTHENTICATED') {
    return {
      purchase: null,
      bookings: [],
      sessions: [],
      has_review: false,
      has_file_failed,
      is_new,
      request_id: result.refusal.request_id,
    };
  }
  const { purchase } = orThrow(result);
  const bookings =
    purchase.product.type === 'consultation' ? await fetchBookings(api(context), params.slug) : [];
  const sessions = canBeClass(purchase.product.type) ? await fetchSessions(api(context), params.slug) : [];
  const own = await api(context).call(getOwnReview, { params: { product_id: purchase.product.id } });
  const has_review = own.ok && own.value.review !== null;
  return { purchase, bookings, sessions, has_review, has_file_failed, is_new, request_id: null };
}

const fetchBookings = async (client: Client, slug: string) =>
  orThrow(await client.call(listProductBookings, { params: { slug } })).bookings;

const fetchSessions = async (client: Client, slug: string) =>
  orThrow(await client.call(listProductSessions, { params: { slug } })).sessions;

export const action = formAction({
  endpoint: issueCertificate,
  form: CERTIFICATE_FORM,
  schema: issueCertificate.body,
  call: (body, { param }) => ({ params: { slug: param('slug') }, body }),
  to: (_, __, { param }) => `/user/purchases/${param('slug')}#sertifikat`,
  refuse: (refusal) => {
    redirectIfAccessDenied({ ok: false, refusal });
    const { code, message } = refusal;
    return { code, message, fields: { full_name: message } };
  },
});

export const clientAction = formClientAction;

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta(args, { title: loaderData?.purchase?.product.title ?? purchaseCopy.title, robots: 'noindex' });

export default function PurchaseDetail({ loaderData }: Route.ComponentProps) {
  const { purchase, request_id, bookings, sessions, has_review, has_file_failed, is_new } = loaderData;
  if (purchase !== null) {
    return (
      <PurchasePage
        purchase={purchase}
        bookings={bookings}
        sessions={sessions}
        hasReview={has_review}
        hasFileFailed={has_file_failed}
        isNew={is_new}
      />
    );
  }
  return (
    <>
      <PageHeader title={libraryCopy.title} />
      <ErrorState title={purchaseCopy.failed} requestId={request_id ?? undefined} />
    </>
  );
}
